import { es as choice } from './choice/es.ts';
import type { Messages } from './messages.ts';

export const es: Messages = {
  'answer.right': 'Correcto.',
  'answer.wrong': 'No es correcto.',
  'answer.partly': 'Correcto en parte.',
  'author.mistake': '{text}',
  ...choice,
  'number.unanswered': 'Primero hay que escribir un número.',
  'number.unreadable': 'Esto no se puede leer como un número. Escriba uno como 12 o -3.',
  'number.ask': 'Esto se puede leer de dos maneras. ¿Se trata de {first}, o de {second}, con decimales?',
  'number.one-off': 'La diferencia es de uno.',
  'partition.out-of-range': {
    one: 'Con una sola partición existe únicamente la partición 0.',
    other: 'Con {count} particiones, los números van de 0 a {last}.',
  },
  'partition.not-whole': 'El número de una partición es entero.',
  'mistake.counted-from-one':
    'A este resultado se llega al contar las particiones desde 1. Kafka cuenta desde 0.',
  'mistake.mask-forgotten':
    'A este resultado se llega al tomar directamente el resto de un hash negativo. Kafka borra antes el bit de signo con la máscara 0x7fffffff.',
  'mistake.mask-forgotten-floored':
    'A este resultado se llega al aplicar el % de Python al hash negativo. Kafka borra antes el bit de signo con la máscara 0x7fffffff.',
  'mistake.unsigned-hash':
    'A este resultado se llega al tomar el hash sin signo. Kafka borra el bit de signo con la máscara 0x7fffffff.',
  'mistake.absolute-value':
    'A este resultado se llega con el valor absoluto del hash. Kafka no lo usa: borra el bit de signo con la máscara 0x7fffffff.',
  'mistake.count-minus-one':
    'Este es el resto de dividir entre {divisor}. El divisor es el propio número de particiones, no uno menos.',
  'mistake.characters-hashed':
    'A este resultado se llega al calcular el hash de los caracteres. Kafka lo calcula a partir de los bytes de la clave en UTF-8.',
  'mistake.utf16-hashed':
    'A este resultado se llega al calcular el hash de la clave en {charset}. Kafka lo calcula a partir de los bytes en UTF-8.',
  'mistake.other-client': 'Ahí pone la clave otro cliente, {client}, cuyo hash es {hash}.',
  'mistake.remainder-last':
    'Aquí las particiones que sobran van a los últimos miembros. Range las da a los primeros.',
  'mistake.members-as-listed':
    'Aquí se toman los miembros en el orden de la lista. Kafka los ordena antes por su id.',
  'mistake.members-as-numbers':
    'Aquí los miembros están ordenados por su número. Kafka ordena los id como texto, así que c10 va antes que c2.',
  'mistake.restarted-per-topic':
    'Aquí cada topic vuelve a empezar por el primer miembro. Round robin sigue donde terminó el topic anterior.',
  'mistake.other-assignor':
    'Este es el resultado del asignador {assignor}. La pregunta se refiere a otro asignador.',
  'assignment.unanswered': 'Primero hay que elegir un miembro al menos para una partición.',
  'assignment.share': {
    one: 'De {total} particiones, una está con el miembro correcto.',
    other: 'De {total} particiones, {count} están con el miembro correcto.',
  },
  'assignment.unfilled': {
    one: 'Falta elegir miembro para una partición.',
    other: 'Falta elegir miembro para {count} particiones.',
  },
  'mistake.unsigned-step':
    'Los bits son correctos, pero el número está escrito sin signo. Escríbalo como número de 32 bits con signo, o en hexadecimal con 0x.',
  'mistake.big-endian': 'Aquí los cuatro bytes están leídos al revés. El primer byte es el de menor peso.',
  'mistake.length-forgotten':
    'Esta es la semilla sola. El hash empieza con la semilla xor el número de bytes.',
  'trace.unanswered': 'Primero hay que completar al menos un paso.',
  'trace.share': {
    one: 'De {total} pasos, uno es correcto.',
    other: 'De {total} pasos, {count} son correctos.',
  },
  'trace.first-wrong': 'El primer paso incorrecto: {step}.',
  'trace.unfilled': 'El primer paso sin número: {step}.',
  'trace.ask':
    '{step}: esto se puede leer de dos maneras. ¿Se trata de {first}, o de {second}, con decimales?',
  'step.start': 'valor inicial: semilla xor longitud',
  'step.word': 'ronda {round}: los cuatro bytes como palabra',
  'step.mixed-word': 'ronda {round}: la palabra mezclada',
  'step.hash-after': 'ronda {round}: el hash al terminar',
  'step.tail': 'el hash después de los bytes que sobran',
  'step.finish': 'paso final {step}',
  'step.masked': 'el hash con el bit de signo borrado',
  'step.partition': 'partición',
  'step.quotient': 'cociente',
  'step.remainder': 'resto',
  'step.range-start': '{member}: primera partición',
  'step.range-count': '{member}: número de particiones',
  'code.unanswered': 'Primero hay que ejecutar el código.',
  'code.passed': {
    one: 'De {total} casos, uno devuelve el valor correcto.',
    other: 'De {total} casos, {count} devuelven el valor correcto.',
  },
  'code.wrong-value': 'Caso {case}: se esperaba {expected} y se obtuvo {got}.',
  'code.error': 'El caso {case} terminó con un error: {error}',
  'code.no-value': 'El caso {case} no devolvió ningún valor.',
  'code.hidden-failed': {
    one: 'Un caso oculto no devuelve el valor correcto.',
    other: '{count} casos ocultos no devuelven el valor correcto.',
  },
  'code.hidden-later': {
    one: 'Al calificar a la clase se prueba un caso más.',
    other: 'Al calificar a la clase se prueban {count} casos más.',
  },
};
