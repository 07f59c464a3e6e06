/** The labels that open a question, its answer, an output and a source line, in every language of the course. */
const labelWords = {
  question: [
    'Quiz',
    'Question',
    'Quick check',
    'प्रश्न',
    'त्वरित जाँच',
    'त्वरित जांच',
    'Pregunta',
    'Comprueba',
    'Comprobación rápida',
  ],
  answer: ['Answer', 'उत्तर', 'Respuesta'],
  output: ['Output', 'आउटपुट', 'Salida'],
  source: ['Source', 'स्रोत', 'Fuente'],
} as const;

export type LabelKind = keyof typeof labelWords;

/** What stands after a label, and how many UTF-16 units of the text came before it. */
export interface Labelled {
  rest: string;
  shift: number;
}

function labelPatterns(words: readonly string[]): { closed: RegExp; whole: RegExp } {
  // A number may follow the word: Question 3: …
  const anyWord = `(?:${words.map((word) => word.replace(' ', '\\s+')).join('|')})(?:\\s*\\d+)?`;
  return {
    // Quiz: …   **Quiz:** …   **Quiz**: …
    closed: new RegExp(`^(\\*\\*|__|\\*|_|)${anyWord}\\s*(?:[:：]\\1|\\1\\s*[:：])\\s*`, 'iu'),
    // **Quiz: …**
    whole: new RegExp(`^(\\*\\*|__|\\*|_)${anyWord}\\s*[:：]\\s*`, 'iu'),
  };
}

const patterns = {
  question: labelPatterns(labelWords.question),
  answer: labelPatterns(labelWords.answer),
  output: labelPatterns(labelWords.output),
  source: labelPatterns(labelWords.source),
};

/**
 * Takes a label off the beginning of a paragraph's source: `**Question:** Which …` gives `Which …`.
 * @returns undefined when the text does not begin with a label of that kind
 */
export function stripLabel(text: string, kind: LabelKind): Labelled | undefined {
  const { closed, whole } = patterns[kind];
  const prefix = closed.exec(text)?.[0];
  if (prefix !== undefined) return { rest: text.slice(prefix.length), shift: prefix.length };
  const open = whole.exec(text);
  const mark = open?.[1];
  if (open === null || mark === undefined) return undefined;
  const shift = open[0].length;
  if (!text.endsWith(mark) || text.length - mark.length < shift) return undefined;
  return { rest: text.slice(shift, -mark.length), shift };
}
