import { isMapping } from '../read-yaml.ts';

/** Whether two pieces of plain data are the same; the order of keys does not count. */
export function isSameData(a: unknown, b: unknown): boolean {
  return isAlike(a, b, false);
}

/**
 * Whether two pieces of plain data differ in words alone: the same keys, list lengths, numbers and truth values,
 * and the same texts where a text has no space. What has a space is taken for a sentence, which is translated.
 */
export function isSameShape(a: unknown, b: unknown): boolean {
  return isAlike(a, b, true);
}

function isAlike(a: unknown, b: unknown, mayTranslate: boolean): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isAlike(item, b[index], mayTranslate));
  }
  if (isMapping(a) && isMapping(b)) {
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    return keys.every((key) => Object.hasOwn(b, key) && isAlike(a[key], b[key], mayTranslate));
  }
  if (mayTranslate && typeof a === 'string' && typeof b === 'string')
    return a === b || /\s/.test(a) || /\s/.test(b);
  return a === b;
}
