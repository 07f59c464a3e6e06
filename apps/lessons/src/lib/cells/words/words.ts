/** Why a run ended before its end; what a reader is told beside Python's or JavaScript's own message. */
export type TroubleKind =
  | 'syntax'
  | 'error'
  | 'recursion'
  | 'memory'
  | 'input'
  | 'module'
  | 'waits'
  | 'exit'
  | 'time'
  | 'flood'
  | 'crash';

/** Why nothing can be run at all. */
export type ObstacleKind =
  | 'no-workers'
  | 'no-webassembly'
  | 'old-browser'
  | 'worker-refused'
  | 'file-missing'
  | 'start-failed';

/** What stands in a cell from the start; drawn when the site is built, so no browser loads these words. */
export interface DrawnCellWords {
  run: string;
  stop: string;
  edit: string;
  reset: string;
  /** What a button is called where only its name is read: `Run, cell 3`. */
  ofCell: (action: string, number: number) => string;
  /** What pressing the button loads, once: `Python, 6.4 MB the first time`. */
  firstTime: (languageName: string, size: string) => string;
  /** When not even the code of the button arrived. */
  unreachable: string;
  ownOutput: (number: number) => string;
}

/** What is known of a run that ended before its end; quantities as the language writes them. */
export interface TroubleFacts {
  /** In the reader's code, where it is known. */
  line: number | undefined;
  /** Of the memory that a run may take, with its unit. */
  memory: string;
  seconds: string;
  lineCount: string;
  characterCount: string;
}

/** What a cell says once it is used. A language that lacks a message does not compile. */
export interface CellWords {
  loading: (languageName: string, done: string, all: string) => string;
  starting: (languageName: string) => string;
  running: string;
  output: string;
  lessonOutput: string;
  nothingPrinted: string;
  /** The output is the promised one. */
  same: string;
  /** The output is another one, from this line on; what stands there and what the lesson has. */
  different: (line: number) => string;
  hereLine: string;
  lessonLine: string;
  noLine: string;
  done: string;
  stopped: string;
  trouble: Record<TroubleKind, (facts: TroubleFacts) => string>;
  obstacle: Record<ObstacleKind, string>;
  editor: (languageName: string, number: number) => string;
  editorKeys: string;
}
