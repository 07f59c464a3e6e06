import type { CellWords, DrawnCellWords } from './words.ts';

const at = (line: number | undefined): string => (line === undefined ? '' : ` en la línea ${line}`);

export const esDrawn: DrawnCellWords = {
  run: 'Ejecutar',
  stop: 'Detener',
  edit: 'Editar',
  reset: 'Restablecer',
  ofCell: (action, number) => `${action}, celda ${number}`,
  firstTime: (languageName, size) => `${languageName}, ${size} la primera vez`,
  unreachable: 'No se pudo obtener lo que ejecuta el código. Conviene revisar la conexión y pulsar de nuevo.',
  ownOutput: (number) => `Lo que escribió la celda ${number}`,
};

export const es: CellWords = {
  loading: (languageName, done, all) => `Cargando ${languageName}: ${done} de ${all}`,
  starting: (languageName) => `Arrancando ${languageName} …`,
  running: 'En ejecución …',
  output: 'Salida',
  lessonOutput: 'Salida en la lección',
  nothingPrinted: 'No se escribió nada.',
  same: 'Igual que en la lección',
  different: (line) => `Distinta de la lección desde la línea ${line}`,
  hereLine: 'aquí',
  lessonLine: 'lección',
  noLine: 'no existe esa línea',
  done: 'Terminado',
  stopped: 'Detenido a petición.',
  trouble: {
    syntax: ({ line }) => `El código no se entiende${at(line)}; no se ejecutó nada.`,
    error: ({ line }) => `El código se detuvo por un error${at(line)}.`,
    recursion: ({ line }) =>
      `Una función se llamó a sí misma una y otra vez hasta agotar el espacio${at(line)}.`,
    memory: ({ line, memory }) => `El código pidió más de ${memory} de memoria${at(line)}.`,
    input: ({ line }) => `Aquí nadie puede teclear${at(line)}: hay que poner el valor en el código.`,
    module: ({ line }) => `El código importa algo que no está${at(line)}.`,
    waits: ({ line }) => `El código espera${at(line)} algo que nunca llega.`,
    exit: ({ line }) => `El código terminó por sí mismo con un error${at(line)}.`,
    time: ({ seconds }) => `Detenido después de ${seconds} segundos. Puede que el código se repita sin fin.`,
    flood: ({ lineCount, characterCount }) =>
      `Detenido: escribió más de ${lineCount} líneas o ${characterCount} caracteres.`,
    crash: () => 'El intérprete falló. La próxima ejecución arranca uno nuevo.',
  },
  obstacle: {
    'no-workers': 'Este navegador no puede ejecutar código junto a la página (faltan los web workers).',
    'no-webassembly': 'Este navegador no puede ejecutar código aquí: WebAssembly falta o está desactivado.',
    'old-browser': 'Este navegador es demasiado antiguo para ejecutar código aquí; uno más nuevo sí puede.',
    'worker-refused':
      'El navegador no dejó ejecutar código junto a la página. Puede deberse a una extensión o a una regla de esta red.',
    'file-missing':
      'No se pudo obtener una parte. Conviene revisar la conexión o el servidor y pulsar de nuevo.',
    'start-failed': 'El intérprete no arrancó. Conviene pulsar de nuevo o recargar la página.',
  },
  editor: (languageName, number) => `Código en ${languageName} de la celda ${number}, editable`,
  editorKeys: 'Ctrl+Intro ejecuta. Tab sangra la línea; Escape y después Tab salen del campo.',
};
