import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { CellLanguage } from '../workers/messages.ts';
import { cellHighlighting, cellTheme } from './code-editor-looks.ts';

/** A field for code that colours it and indents it. */
export interface CodeEditor {
  readonly text: string;
  focus: () => void;
  select: (start: number, end: number) => void;
  destroy: () => void;
}

/** What a field is made from. */
export interface CodeEditorOptions {
  host: HTMLElement;
  language: CellLanguage;
  /** Read aloud; says how to leave, because Tab indents. */
  label: string;
  /** Asked when the field is ready: until then the reader may have typed elsewhere. */
  text: () => string;
}

/** Opens a CodeMirror. It lives in a shadow tree, where its style sheets need no exception from the page's policy. */
export async function openCodeEditor({
  host,
  language,
  label,
  text,
}: CodeEditorOptions): Promise<CodeEditor> {
  const grammar = await GRAMMARS[language]();
  const root = host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: text(), extensions: [grammar, ...extensions(label)] }),
  });
  return {
    get text() {
      return view.state.doc.toString();
    },
    focus: () => view.focus(),
    select: (anchor, head) => view.dispatch({ selection: { anchor, head } }),
    destroy: () => view.destroy(),
  };
}

const GRAMMARS: Record<CellLanguage, () => Promise<Extension>> = {
  python: async () => {
    const { python } = await import('@codemirror/lang-python');
    return [python(), indentUnit.of('    ')];
  },
  javascript: async () => {
    const { javascript } = await import('@codemirror/lang-javascript');
    return [javascript(), indentUnit.of('  ')];
  },
};

function extensions(label: string): Extension[] {
  return [
    history(),
    indentOnInput(),
    bracketMatching(),
    syntaxHighlighting(cellHighlighting),
    cellTheme,
    EditorView.contentAttributes.of({
      'aria-label': label,
      lang: 'en',
      translate: 'no',
      spellcheck: 'false',
      autocapitalize: 'off',
    }),
    // Ctrl+Enter is not the field's: the page runs the cell.
    keymap.of([
      { key: 'Mod-Enter', run: () => true },
      indentWithTab,
      ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
      ...historyKeymap,
    ]),
  ];
}
