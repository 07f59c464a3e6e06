import type { CellWords, DrawnCellWords } from './words.ts';

const at = (line: number | undefined): string => (line === undefined ? '' : `line ${line} पर `);

export const hiDrawn: DrawnCellWords = {
  run: 'चलाएँ',
  stop: 'रोकें',
  edit: 'बदलें',
  reset: 'पहले जैसा करें',
  ofCell: (action, number) => `${action}, cell ${number}`,
  firstTime: (languageName, size) => `${languageName}, पहली बार ${size}`,
  unreachable: 'Code चलाने वाला हिस्सा नहीं मिला। connection देखकर फिर दबाइए।',
  ownOutput: (number) => `Cell ${number} ने यह छापा`,
};

export const hi: CellWords = {
  loading: (languageName, done, all) => `${languageName} आ रहा है: ${all} में से ${done}`,
  starting: (languageName) => `${languageName} शुरू हो रहा है …`,
  running: 'चल रहा है …',
  output: 'आउटपुट',
  lessonOutput: 'पाठ का आउटपुट',
  nothingPrinted: 'कुछ नहीं छपा।',
  same: 'पाठ जैसा ही',
  different: (line) => `Line ${line} से आगे पाठ जैसा नहीं`,
  hereLine: 'यहाँ',
  lessonLine: 'पाठ में',
  noLine: 'यह line नहीं है',
  done: 'पूरा हुआ',
  stopped: 'आपने इसे रोका।',
  trouble: {
    syntax: ({ line }) => `Code ${at(line)}पढ़ा नहीं जा सका, इसलिए कुछ नहीं चला।`,
    error: ({ line }) => `Code ${at(line)}error के साथ रुक गया।`,
    recursion: ({ line }) => `एक function ${at(line)}अपने आप को बार-बार बुलाता रहा, जब तक जगह खत्म न हो गई।`,
    memory: ({ line, memory }) => `Code ने ${at(line)}${memory} से ज़्यादा memory माँगी।`,
    input: ({ line }) =>
      `Code ${at(line)}input माँगता है, पर यहाँ कोई type नहीं कर सकता; value को code में ही लिखिए।`,
    module: ({ line }) => `Code ${at(line)}कुछ ऐसा import करता है जो यहाँ नहीं है।`,
    waits: ({ line }) => `Code ${at(line)}ऐसी चीज़ का इंतज़ार कर रहा है जो कभी नहीं आएगी।`,
    exit: ({ line }) => `Code ने ${at(line)}error के साथ खुद को समाप्त किया।`,
    time: ({ seconds }) => `${seconds} सेकंड बाद रोका गया। शायद code बिना अंत के दोहराता रहता है।`,
    flood: ({ lineCount, characterCount }) =>
      `रोका गया: ${lineCount} lines या ${characterCount} अक्षरों से ज़्यादा छपा।`,
    crash: () => 'Interpreter बीच में टूट गया। अगली बार नया शुरू होगा।',
  },
  obstacle: {
    'no-workers': 'यह browser पन्ने के साथ code नहीं चला सकता (web workers नहीं हैं)।',
    'no-webassembly': 'यह browser यहाँ code नहीं चला सकता: WebAssembly नहीं है या बंद है।',
    'old-browser': 'यह browser यहाँ code चलाने के लिए बहुत पुराना है; नया browser चला सकता है।',
    'worker-refused':
      'Browser ने पन्ने के साथ code चलाने से मना किया। कोई extension या इस network का नियम इसकी वजह हो सकता है।',
    'file-missing': 'एक हिस्सा नहीं मिला। connection या server देखकर फिर दबाइए।',
    'start-failed': 'Interpreter शुरू नहीं हुआ। फिर दबाइए या पन्ना फिर से खोलिए।',
  },
  editor: (languageName, number) => `Cell ${number} का ${languageName} code, बदलने के लिए`,
  editorKeys: 'Ctrl+Enter से चलाएँ। Tab से indent होता है; बाहर आने के लिए Escape और फिर Tab दबाएँ।',
};
