const longest = 200;

/** Forms of a line that prose does not have, in Python, JavaScript, Java and Scala. */
const codeLines = [
  // def murmur2(data: bytes) -> int:   for key in keys:   else:
  /^(?:async |def |class |for |if |elif |while |with |try\b|except\b|else\b|finally\b).*:\s*(?:#.*)?$/,
  // for (…) {   }   } else {   case Some(id) =>
  /[{}]\s*(?:\/\/.*)?$/,
  /=>\s*(?:\/\/.*)?$/,
  // import x   from x import y   package x;   return x   @Override
  /^(?:import [\w.*{}, ]+;?|from [\w.]+ import .+|package [\w.]+;?|return\b[^.]*;?|@\w+)$/,
  // val x = 1   const x = 1;   h ^= k   counts[0] += 1
  /^(?:(?:val|var|let|const|final|int|long|double|String|Integer)\s+)?[A-Za-z_$][\w$.]*(?:\[[^\]]*\])?(?:\s*:\s*\w+)?\s*(?:[-+*/%^|&]|<<|>>)?=\s*[^=\s]/,
  // print(key)   assignment.put(member, list);
  /^[A-Za-z_$][\w$.]*\([^\n]*\)\s*;?\s*(?:(?:\/\/|#).*)?$/,
  // ctx.myTopicThreadIds
  /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+;?$/,
  /^[)\]}]+[;,]?$/,
  /^\/\/ ?\S/,
];

/** Whether a line of a text without Markdown is code. */
export function looksLikeCode(line: string): boolean {
  const text = line.trim();
  if (text === '') return false;
  if (isCrammedCode(text)) return true;
  if (text.length > longest) return false;
  if (/^(?:\t| {4,})/.test(line)) return true;
  if (/^ {2,}/.test(line) && /[=(){};:[\]]/.test(text)) return true;
  return codeLines.some((form) => form.test(text));
}

/** Whether a whole program stands on one line, its line ends lost: many statements and a brace. */
export function isCrammedCode(line: string): boolean {
  return /[{}]/.test(line) && (line.match(/;/g)?.length ?? 0) >= 2;
}

/** `python` when a piece of code can be nothing else, else empty. */
export function languageOfCode(code: string): string {
  const isPython =
    /^\s*(?:def \w+\(.*\).*:|for \w[\w, ]* in .+:|from [\w.]+ import |import [\w.]+$|print\()/m.test(code);
  return isPython && !/[{};]\s*$/m.test(code) ? 'python' : '';
}
