import type { Language } from '@keyway/quiz/question';
import type { DecimalProblem } from './read-decimal.ts';
import type { WholeNumberProblem } from './read-whole-number.ts';

/** What a field says of a number that it cannot take, and what to type. */
export interface FieldWords {
  less: (what: string) => string;
  more: (what: string) => string;
  whole: Record<WholeNumberProblem, (least: number, most: number) => string>;
  decimal: Record<DecimalProblem, string>;
}

const WORDS: Record<Language, FieldWords> = {
  en: {
    less: (what) => `${what}: one fewer`,
    more: (what) => `${what}: one more`,
    whole: {
      empty: (least, most) => `Type a whole number from ${least} to ${most}.`,
      'not-a-number': (least, most) =>
        `Type a whole number from ${least} to ${most} in digits, without spaces or commas.`,
      'not-whole': (least, most) => `Type a whole number, from ${least} to ${most}.`,
      'too-small': (least) => `Type ${least} or more.`,
      'too-large': (_, most) => `Type ${most} or less.`,
    },
    decimal: {
      empty: 'Type a number above 0, such as 12.5.',
      'not-a-number': 'Type a number above 0 in digits, such as 12.5, without spaces.',
      ambiguous: 'This can be read as thousands or as a decimal. Type 1234 or 1.2340.',
      'not-above-zero': 'Type a number above 0.',
      'too-large': 'Type a smaller number.',
    },
  },
  es: {
    less: (what) => `${what}: uno menos`,
    more: (what) => `${what}: uno más`,
    whole: {
      empty: (least, most) => `Conviene escribir un número entero de ${least} a ${most}.`,
      'not-a-number': (least, most) =>
        `Conviene escribir con cifras un número entero de ${least} a ${most}, sin espacios ni comas.`,
      'not-whole': (least, most) => `Tiene que ser un número entero, de ${least} a ${most}.`,
      'too-small': (least) => `Tiene que ser ${least} o más.`,
      'too-large': (_, most) => `Tiene que ser ${most} o menos.`,
    },
    decimal: {
      empty: 'Conviene escribir un número mayor que 0, por ejemplo 12,5.',
      'not-a-number': 'Conviene escribir con cifras un número mayor que 0, por ejemplo 12,5, sin espacios.',
      ambiguous: 'Puede leerse como millares o como decimales. Conviene escribir 1234 o 1,2340.',
      'not-above-zero': 'Tiene que ser mayor que 0.',
      'too-large': 'Tiene que ser un número menor.',
    },
  },
  hi: {
    less: (what) => `${what}: एक कम`,
    more: (what) => `${what}: एक ज़्यादा`,
    whole: {
      empty: (least, most) => `${least} से ${most} तक की कोई पूरी संख्या लिखिए।`,
      'not-a-number': (least, most) =>
        `${least} से ${most} तक की पूरी संख्या अंकों में लिखिए, बीच में खाली जगह या अल्पविराम न हो।`,
      'not-whole': (least, most) => `${least} से ${most} तक की पूरी संख्या लिखिए।`,
      'too-small': (least) => `${least} या उससे बड़ी संख्या लिखिए।`,
      'too-large': (_, most) => `${most} या उससे छोटी संख्या लिखिए।`,
    },
    decimal: {
      empty: '0 से बड़ी कोई संख्या लिखिए, जैसे 12.5।',
      'not-a-number': '0 से बड़ी संख्या अंकों में लिखिए, जैसे 12.5, बीच में खाली जगह न हो।',
      ambiguous: 'इसे हज़ार भी पढ़ा जा सकता है और दशमलव भी। 1234 या 1.2340 लिखिए।',
      'not-above-zero': '0 से बड़ी संख्या लिखिए।',
      'too-large': 'इससे छोटी संख्या लिखिए।',
    },
  },
};

/** What fields say, in a language. */
export function fieldWordsOf(language: Language): FieldWords {
  return WORDS[language];
}
