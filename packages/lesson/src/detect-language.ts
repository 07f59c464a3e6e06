const fileLanguage = /(?:^|\/)([a-z]{2}(?:-[A-Z]{2}|-[A-Z][a-z]{3})?)\.[^./]+$/;

/** The language that a file's name states: `es` for `01-keys/es.md`; undefined for `keys.md`. */
export function languageOfPath(path: string): string | undefined {
  return fileLanguage.exec(path.replaceAll('\\', '/'))?.[1];
}

const spanishWords = new Set(
  'el la los las de del que y en un una para por con se su al es como más cada sin cuando esta este lo'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the of and to is in that for a an with are as be it on by this from which not its each when or'.split(' '),
);

/** The prose of a text: what stands in fences, backticks and addresses says nothing about its language. */
function proseOf(text: string): string {
  return text
    .replace(/^(```|~~~)[^\n]*\n(?:(?!\1)[^\n]*\n)*\1?/gm, '')
    .replace(/`[^`\n]*`|https?:\/\/\S+/g, '')
    .replace(/^.*(?:[{};]\s*$|\w\s*=\s*\S|^\s{4,}).*$/gm, '');
}

/**
 * The language of a text by its script and its words: `hi` for Devanagari, `es` or `en` for Latin.
 * Devanagari decides from one letter in six on: Hindi about software is full of Latin words.
 */
export function detectLanguage(text: string): string {
  const prose = proseOf(text);
  const devanagari = prose.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = prose.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (devanagari > 0 && devanagari * 5 >= latin) return 'hi';
  let spanish = prose.match(/[ñ¿¡]/giu)?.length ?? 0;
  let english = 0;
  for (const word of prose.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (spanishWords.has(word)) spanish++;
    if (englishWords.has(word)) english++;
  }
  return spanish > english ? 'es' : 'en';
}
