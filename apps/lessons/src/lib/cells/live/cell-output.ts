import type { Language } from '@keyway/quiz/question';
import type { CellWords } from '../words/words.ts';
import type { Stream, Trouble } from '../workers/messages.ts';
import type { CellParts } from './cell-parts.ts';
import { compareOutput, type Difference } from './compare-output.ts';
import { element, sign } from './element.ts';
import { RUN_LIMIT_MS, type RunEnd } from './interpreter.ts';
import { troubleText } from './trouble-text.ts';

/** What a run printed, below the buttons of its cell. A reader of the screen hears it once, when the run is over. */
export class CellOutput {
  private readonly parts: CellParts;
  private readonly words: CellWords;
  private readonly language: Language;
  private readonly samp: HTMLElement = element('samp', '');
  private readonly label: HTMLElement;
  private printed = '';

  constructor(parts: CellParts, words: CellWords, language: Language) {
    this.parts = parts;
    this.words = words;
    this.language = language;
    this.label = element('p', 'label', element('span', '', words.output));
    parts.mine.setAttribute('aria-busy', 'true');
  }

  add(stream: Stream, text: string): void {
    this.show();
    if (stream === 'out') this.printed += text;
    this.samp.append(stream === 'out' ? text : element('span', 'err', text));
  }

  /** Says how the run ended, and lets it be read. */
  end(end: RunEnd): void {
    this.show();
    if (end.kind === 'done') this.endSoundly();
    else if (end.kind === 'stopped')
      this.label.append(element('strong', 'verdict partly', this.words.stopped));
    else this.addTrouble(end);
    this.dropEmptyBox();
    this.parts.mine.setAttribute('aria-busy', 'false');
  }

  /** Says that nothing could be run. */
  obstruct(text: string): void {
    this.parts.mine.replaceChildren(this.trouble(text));
    this.parts.mine.setAttribute('aria-busy', 'false');
  }

  /** As before the first run. */
  clear(): void {
    this.parts.mine.replaceChildren();
    this.setLessonOutput(true);
  }

  /** Takes the place of what stood there only when there is something to show: until then nothing moves. */
  private show(): void {
    if (this.label.isConnected) return;
    const { mine } = this.parts;
    mine.replaceChildren(this.label, this.box('output', this.samp, mine.dataset.label ?? ''));
    this.setLessonOutput(false);
  }

  private endSoundly(): void {
    const { given } = this.parts;
    if (!given) return void this.label.append(this.verdict('right', this.words.done));
    const difference = compareOutput(this.printed, given.querySelector('samp')?.textContent ?? '');
    if (!difference) return void this.label.append(this.verdict('right', this.words.same));
    this.label.append(this.verdict('partly', this.words.different(difference.line)));
    this.parts.mine.append(this.twoLines(difference));
    this.setLessonOutput(true, this.words.lessonOutput);
  }

  private verdict(kind: 'right' | 'partly', text: string): HTMLElement {
    return element('strong', `verdict ${kind}`, sign(kind), text);
  }

  private twoLines({ here, lesson }: Difference): HTMLElement {
    const { hereLine, lessonLine, noLine } = this.words;
    const row = (name: string, line: string | undefined): HTMLElement[] => [
      element('dt', '', name),
      line === undefined ? element('dd', 'none', noLine) : element('dd', '', this.code(line)),
    ];
    return element('dl', 'difference', ...row(hereLine, here), ...row(lessonLine, lesson));
  }

  private code(text: string): HTMLElement {
    const code = element('code', '', text);
    code.translate = false;
    code.lang = 'en';
    return code;
  }

  private addTrouble({ kind, line, message }: Trouble): void {
    const { language: runsIn, languageName } = this.parts;
    const text = troubleText(kind, line ?? undefined, runsIn, this.words, this.language, RUN_LIMIT_MS);
    const trouble = this.trouble(text);
    if (message) trouble.append(this.box('message', this.code(message), languageName));
    this.parts.mine.append(trouble);
  }

  private trouble(text: string): HTMLElement {
    return element('div', 'trouble', element('p', '', sign('wrong'), element('span', '', text)));
  }

  /** A box that scrolls takes the keyboard. */
  private box(className: string, content: HTMLElement, label: string): HTMLElement {
    const box = element('pre', className, content);
    box.translate = false;
    box.lang = 'en';
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', label);
    return box;
  }

  private dropEmptyBox(): void {
    if (this.samp.textContent !== '') return;
    const box = this.samp.parentElement;
    if (this.parts.mine.querySelector('.trouble')) {
      box?.remove();
      this.label.remove();
    } else box?.replaceWith(element('p', 'nothing', this.words.nothingPrinted));
  }

  /** What the lesson promises stands there until something else does, and beside it where the two differ. */
  private setLessonOutput(isShown: boolean, label = this.words.output): void {
    const { given } = this.parts;
    if (!given) return;
    given.classList.toggle('paper-only', !isShown);
    const title = given.querySelector('.label');
    if (title) title.textContent = label;
  }
}
