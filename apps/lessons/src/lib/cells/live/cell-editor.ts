import type { CellWords } from '../words/words.ts';
import type { CellParts } from './cell-parts.ts';
import type { CodeEditor } from './code-editor.ts';
import { element } from './element.ts';

/** The code of a cell in a field: a plain one at once, a better one as soon as that has come. */
export class CellEditor {
  private readonly parts: CellParts;
  private readonly words: CellWords;
  private readonly frame: HTMLElement;
  private readonly field: HTMLTextAreaElement;
  private better: CodeEditor | undefined;

  constructor(parts: CellParts, words: CellWords) {
    this.parts = parts;
    this.words = words;
    this.field = this.plainField(parts.code.textContent ?? '');
    this.frame = element('div', 'editor no-print', this.field, element('p', 'keys', words.editorKeys));
  }

  /** The code as it stands now, with the line end that every lesson's code has. */
  get text(): string {
    return this.better?.text ?? this.field.value;
  }

  /** Puts the field where the code stood. */
  async open(): Promise<void> {
    this.parts.code.classList.add('paper-only');
    this.parts.code.after(this.frame);
    this.field.focus();
    this.field.setSelectionRange(0, 0);
    try {
      const { openCodeEditor } = await import('./code-editor.ts');
      await this.takeOver(openCodeEditor);
    } catch {
      // Without the better field the plain one stays, and works.
    }
  }

  close(): void {
    this.better?.destroy();
    this.frame.remove();
    this.parts.code.classList.remove('paper-only');
  }

  private async takeOver(openCodeEditor: typeof import('./code-editor.ts').openCodeEditor): Promise<void> {
    const { languageName, number, language } = this.parts;
    const host = element('div', 'code-editor');
    host.hidden = true;
    this.frame.prepend(host);
    const editor = await openCodeEditor({
      host,
      language,
      label: `${this.words.editor(languageName, number)}. ${this.words.editorKeys}`,
      text: () => this.field.value,
    });
    const { selectionStart, selectionEnd } = this.field;
    const hasFocus = document.activeElement === this.field;
    this.better = editor;
    host.hidden = false;
    this.field.remove();
    editor.select(selectionStart, selectionEnd);
    if (hasFocus) editor.focus();
  }

  private plainField(text: string): HTMLTextAreaElement {
    const field = element('textarea', '');
    field.value = text;
    field.rows = text.split('\n').length;
    field.spellcheck = false;
    field.translate = false;
    field.lang = 'en';
    field.setAttribute('autocapitalize', 'off');
    field.setAttribute('autocomplete', 'off');
    field.setAttribute('aria-label', this.words.editor(this.parts.languageName, this.parts.number));
    return field;
  }
}
