const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text in which backticks mark code, as HTML. Nothing in the text is taken for HTML. */
export function inlineHtml(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
    .replace(/`([^`]+)`/g, '<code translate="no" lang="en">$1</code>');
}
