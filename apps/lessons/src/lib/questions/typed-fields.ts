import type { TypedFields } from './question-kind.ts';

/** What a reader typed or chose in a form that does not answer yet, by the names of the fields; nothing that was there. */
export function typedFields(form: Element): TypedFields {
  const typed: Record<string, string> = {};
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.value !== field.defaultValue) typed[field.name] = field.value;
  }
  for (const field of form.querySelectorAll('select')) {
    const first = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0];
    if (field.value !== first?.value) typed[field.name] = field.value;
  }
  return typed;
}
