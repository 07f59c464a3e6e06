import type { Language } from '@keyway/quiz/question';
import { megabytes } from '../words/megabytes.ts';
import type { CellWords } from '../words/words.ts';
import type { CellParts } from './cell-parts.ts';
import { element } from './element.ts';

/** A note that says what the first run of a language loads carries this until that was loaded. */
const FIRST = 'data-first';

/** Shows in the bar of a cell how a run gets on before it prints anything. */
export class LoadMeter {
  private readonly parts: CellParts;
  private readonly words: CellWords;
  private readonly language: Language;
  private readonly progress: HTMLProgressElement = element('progress', '');
  private readonly before: string;
  /** What goes on in the background after the reader stopped is not said. */
  private isOver = false;

  constructor(parts: CellParts, words: CellWords, language: Language) {
    this.parts = parts;
    this.words = words;
    this.language = language;
    this.before = parts.note.textContent ?? '';
    // The words beside it say the same.
    this.progress.setAttribute('aria-hidden', 'true');
  }

  load(doneBytes: number, allBytes: number): void {
    if (this.isOver) return;
    const { note, said, languageName } = this.parts;
    const all = megabytes(this.language, allBytes);
    const text = this.words.loading(languageName, megabytes(this.language, doneBytes), all);
    // Read aloud when it begins; then only seen.
    if (!this.progress.isConnected) said.textContent = text;
    this.progress.max = allBytes;
    this.progress.value = doneBytes;
    note.replaceChildren(this.progress, text);
  }

  say(text: string): void {
    if (this.isOver) return;
    this.parts.note.textContent = text;
    this.parts.said.textContent = text;
  }

  /** The last word has the output; what was to be loaded is said again as long as it was not. */
  clear(): void {
    this.isOver = true;
    const { note, said } = this.parts;
    note.textContent = note.hasAttribute(FIRST) ? this.before : '';
    said.textContent = '';
  }

  /** From now on no cell of this language has anything to load. */
  forgetFirst(): void {
    for (const note of document.querySelectorAll(`[data-cell=${this.parts.language}] [${FIRST}]`)) {
      note.removeAttribute(FIRST);
      note.textContent = '';
    }
  }
}
