import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours of styles/code.css: its classes do not reach into a shadow tree, its custom properties do. */
export const cellHighlighting: HighlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--syntax-keyword)', fontWeight: '600' },
  { tag: [tags.comment, tags.meta], color: 'var(--soft)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--syntax-string)' },
  { tag: [tags.number, tags.bool, tags.atom], color: 'var(--syntax-number)' },
  {
    tag: [
      tags.definition(tags.variableName),
      tags.definition(tags.propertyName),
      tags.className,
      tags.typeName,
    ],
    color: 'var(--syntax-name)',
  },
]);

/** The field as the code around it: same letters, same lines, so that nothing moves when it opens. */
export const cellTheme: ReturnType<typeof EditorView.theme> = EditorView.theme({
  '&': { fontSize: 'inherit', backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflowX: 'auto' },
  '.cm-content': { padding: '1rem 0', caretColor: 'var(--ink)', tabSize: '4' },
  '.cm-line': { padding: '0 1.3rem' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--act-soft)',
    outline: '1px solid var(--control)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--bad-soft)' },
});
