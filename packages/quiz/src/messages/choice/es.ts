import type { ChoiceMessages } from '../messages.ts';

export const es: ChoiceMessages = {
  'choice.right': 'Correcto.',
  'choice.wrong': 'No es correcto.',
  'choice.partly': 'Correcto en parte.',
  'choice.unanswered-one': 'Primero hay que elegir una opción.',
  'choice.unanswered-several': 'Primero hay que marcar al menos una opción.',
  'choice.missed': {
    one: 'Falta marcar una opción correcta.',
    other: 'Faltan por marcar {count} opciones correctas.',
  },
  'choice.extra': {
    one: 'Una de las opciones marcadas no es correcta.',
    other: '{count} de las opciones marcadas no son correctas.',
  },
};
