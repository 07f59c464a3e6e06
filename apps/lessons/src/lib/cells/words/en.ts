import type { CellWords, DrawnCellWords } from './words.ts';

const at = (line: number | undefined): string => (line === undefined ? '' : ` in line ${line}`);

export const enDrawn: DrawnCellWords = {
  run: 'Run',
  stop: 'Stop',
  edit: 'Edit',
  reset: 'Reset',
  ofCell: (action, number) => `${action}, cell ${number}`,
  firstTime: (languageName, size) => `${languageName}, ${size} the first time`,
  unreachable: 'What runs code could not be fetched. Check the connection, then press again.',
  ownOutput: (number) => `What cell ${number} printed`,
};

export const en: CellWords = {
  loading: (languageName, done, all) => `Loading ${languageName}: ${done} of ${all}`,
  starting: (languageName) => `Starting ${languageName} …`,
  running: 'Running …',
  output: 'Output',
  lessonOutput: 'Output in the lesson',
  nothingPrinted: 'Nothing was printed.',
  same: 'Same as in the lesson',
  different: (line) => `Other than in the lesson, from line ${line}`,
  hereLine: 'here',
  lessonLine: 'lesson',
  noLine: 'no such line',
  done: 'Done',
  stopped: 'You stopped it.',
  trouble: {
    syntax: ({ line }) => `The code cannot be read${at(line)}, so nothing ran.`,
    error: ({ line }) => `The code stopped with an error${at(line)}.`,
    recursion: ({ line }) =>
      `A function called itself again and again until there was no room left${at(line)}.`,
    memory: ({ line, memory }) => `The code asked for more than ${memory} of memory${at(line)}.`,
    input: ({ line }) => `There is nobody to type here${at(line)}: give the value in the code instead.`,
    module: ({ line }) => `The code imports something that is not there${at(line)}.`,
    waits: ({ line }) => `The code waits${at(line)} for something that never comes.`,
    exit: ({ line }) => `The code ended itself with an error${at(line)}.`,
    time: ({ seconds }) => `Stopped after ${seconds} seconds. The code may repeat itself without an end.`,
    flood: ({ lineCount, characterCount }) =>
      `Stopped: it printed more than ${lineCount} lines or ${characterCount} characters.`,
    crash: () => 'The interpreter broke down. The next run starts a new one.',
  },
  obstacle: {
    'no-workers': 'This browser cannot run code beside the page (no web workers).',
    'no-webassembly':
      'This browser cannot run Python or JavaScript here: WebAssembly is missing or switched off.',
    'old-browser': 'This browser is too old to run code here; a newer one can.',
    'worker-refused':
      'The browser refused to run code beside the page. An extension or a rule of this network may do that.',
    'file-missing': 'A part could not be fetched. Check the connection or the server, then press again.',
    'start-failed': 'The interpreter did not start. Press again, or load the page anew.',
  },
  editor: (languageName, number) => `${languageName} code of cell ${number}, to edit`,
  editorKeys: 'Ctrl+Enter runs. Tab indents; Escape and then Tab leaves the field.',
};
