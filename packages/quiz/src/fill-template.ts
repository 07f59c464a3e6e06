import { quantityText } from '@keyway/core/computed-text';
import type { Language } from './question.ts';

/** What the placeholders of a text stand for. */
export type TemplateValues = Readonly<Record<string, number | string>>;

const PLACEHOLDER = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g;

/**
 * A text with its `{name}` placeholders filled in; a name that stands for nothing is left as it is.
 * Integers are written without grouping, because they may be partitions or hashes; a fraction has the mark of the
 * language.
 */
export function fillTemplate(template: string, values: TemplateValues, language: Language): string {
  return template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return placeholder;
    return typeof value === 'string' || Number.isInteger(value)
      ? String(value)
      : quantityText(value, language);
  });
}

/** The names that a text has placeholders for, each once. */
export function placeholdersOf(template: string): string[] {
  return [...new Set([...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}
