import { groupInColumns } from './group-in-columns.ts';
import { quote } from './quote.ts';

/** As Node's: deeper objects are named, longer lists are cut, wider lines are broken. */
const MAX_DEPTH = 2;
const MAX_ITEMS = 100;
const LINE_WIDTH = 80;
/** So many levels of objects may share a line. */
const LEVELS_A_LINE = 3;

const TypedArray = Object.getPrototypeOf(Uint8Array) as { new (): ArrayLike<number | bigint> };

interface Progress {
  /** Objects that are being written, outermost first. */
  path: object[];
  /** Those that turned out to hold themselves. */
  circular: object[];
  indent: number;
  /** Level of the object that was written last. */
  depth: number;
}

/**
 * A value as `console.log` of Node prints it, so that a cell prints the same here and where the lessons are tested.
 * A function written in this file's way cannot tell what a promise or a proxy holds.
 */
export function inspect(value: unknown): string {
  return inspectAt(value, 0, { path: [], circular: [], indent: 0, depth: 0 });
}

function inspectAt(value: unknown, level: number, progress: Progress): string {
  if (typeof value === 'string') return quote(value, LINE_WIDTH - progress.indent - 4);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return String(value);
  if (progress.path.includes(value)) {
    if (!progress.circular.includes(value)) progress.circular.push(value);
    return `[Circular *${progress.circular.indexOf(value) + 1}]`;
  }
  return inspectObject(value, level, progress);
}

/** How an object is written: what stands before the braces, the braces, and what stands between them. */
interface Form {
  base: string;
  open: string;
  close: string;
  items: (writer: (item: unknown) => string) => string[];
  isList?: boolean;
}

function inspectObject(value: object, level: number, progress: Progress): string {
  const form = formOf(value);
  const isList = form.isList ?? false;
  const keys = ownKeys(value, isList);
  if (keys.length === 0 && form.items(() => '').length === 0) {
    return form.base === '' ? form.open + form.close : form.base;
  }
  if (level > MAX_DEPTH) return `[${nameOf(value, isList ? 'Array' : 'Object')}]`;
  progress.path.push(value);
  progress.depth = level;
  const write = (item: unknown): string => {
    progress.indent += 2;
    const text = inspectAt(item, level + 1, progress);
    progress.indent -= 2;
    return text;
  };
  const items = [...form.items(write), ...keys.map((key) => inspectProperty(value, key, write))];
  progress.path.pop();
  const circular = progress.circular.indexOf(value);
  const mark = circular < 0 ? '' : `<ref *${circular + 1}> `;
  return joinItems(items, value, { ...form, open: mark + form.open }, level, progress);
}

function joinItems(items: string[], value: object, form: Form, level: number, progress: Progress): string {
  const { base, open, close, isList = false } = form;
  const before = base === '' ? '' : `${base} `;
  const isGrouped = isList && items.length > 6;
  const rows = isGrouped
    ? groupInColumns(items, value as ArrayLike<unknown>, LINE_WIDTH, progress.indent, MAX_ITEMS)
    : items;
  if (progress.depth - level < LEVELS_A_LINE && rows.length === items.length) {
    const start = rows.length + progress.indent + open.length + base.length + 10;
    const width = rows.reduce((sum, row) => sum + row.length, rows.length + start);
    const isBroken = base.includes('\n') || rows.some((row) => row.includes('\n'));
    if (width <= LINE_WIDTH && !isBroken) return `${before}${open} ${rows.join(', ')} ${close}`;
  }
  const newLine = `\n${' '.repeat(progress.indent)}`;
  return `${before}${open}${newLine}  ${rows.join(`,${newLine}  `)}${newLine}${close}`;
}

function inspectProperty(owner: object, key: PropertyKey, write: (item: unknown) => string): string {
  const { get, set, value } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
  const accessor = get && set ? '[Getter/Setter]' : get ? '[Getter]' : set ? '[Setter]' : undefined;
  return `${nameOfKey(key)}: ${accessor ?? write(value)}`;
}

function nameOfKey(key: PropertyKey): string {
  if (typeof key === 'symbol') return `[${String(key)}]`;
  const name = String(key);
  if (name === '__proto__') return "['__proto__']";
  return /^[a-zA-Z_][a-zA-Z_0-9]*$/.test(name) ? name : quote(name, Number.POSITIVE_INFINITY);
}

/** Names of properties that are shown; the places of a list are its items, not its properties. */
function ownKeys(value: object, isList: boolean): PropertyKey[] {
  const names = Object.keys(value).filter((name) => !isList || !/^(0|[1-9]\d*)$/.test(name));
  const symbols = Object.getOwnPropertySymbols(value).filter((symbol) =>
    Object.prototype.propertyIsEnumerable.call(value, symbol),
  );
  return [...names, ...symbols];
}

function nameOf(value: object, fallback: string): string {
  for (let owner: object | null = value; owner; owner = Object.getPrototypeOf(owner)) {
    const made = Object.getOwnPropertyDescriptor(owner, 'constructor')?.value;
    if (typeof made === 'function' && made.name !== '' && value instanceof made) return made.name;
  }
  return `${fallback}: null prototype`;
}

function formOf(value: object): Form {
  if (Array.isArray(value)) return listForm(value, nameOf(value, 'Array'), 'Array');
  if (value instanceof TypedArray) return listForm(value, nameOf(value, 'TypedArray'), '');
  if (value instanceof Set) {
    const items = (write: (item: unknown) => string): string[] => cut([...value], write);
    return { base: '', open: `${nameOf(value, 'Set')}(${value.size}) {`, close: '}', items };
  }
  if (value instanceof Map) {
    const items = (write: (item: unknown) => string): string[] =>
      cut([...value], ([key, item]) => `${write(key)} => ${write(item)}`);
    return { base: '', open: `${nameOf(value, 'Map')}(${value.size}) {`, close: '}', items };
  }
  return { base: baseOf(value), open: openingOf(value), close: '}', items: () => [] };
}

function listForm(value: ArrayLike<unknown>, name: string, plainName: string): Form {
  const before = name === plainName ? '' : `${name}(${value.length}) `;
  const items = (write: (item: unknown) => string): string[] => listItems(value, write);
  return { base: '', open: `${before}[`, close: ']', items, isList: true };
}

/** The items of a list, with its holes counted and its end cut. */
function listItems(value: ArrayLike<unknown>, write: (item: unknown) => string): string[] {
  const items: string[] = [];
  let at = 0;
  while (at < value.length && items.length < MAX_ITEMS) {
    const start = at;
    while (at < value.length && !Object.hasOwn(value, at)) at++;
    if (at > start) items.push(`<${at - start} empty item${at - start > 1 ? 's' : ''}>`);
    else items.push(write(value[at++]));
  }
  return withRest(items, value.length - at);
}

function cut<T>(values: T[], write: (value: T) => string): string[] {
  return withRest(values.slice(0, MAX_ITEMS).map(write), values.length - MAX_ITEMS);
}

function withRest(items: string[], restCount: number): string[] {
  return restCount > 0 ? [...items, `... ${restCount} more item${restCount > 1 ? 's' : ''}`] : items;
}

/** What is written for an object that is more than its properties: a function, an error, a date. */
function baseOf(value: object): string {
  if (typeof value === 'function') return functionName(value);
  if (value instanceof Error) return errorText(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  return '';
}

function openingOf(value: object): string {
  if (
    typeof value === 'function' ||
    value instanceof Error ||
    value instanceof Date ||
    value instanceof RegExp
  )
    return '{';
  const name = nameOf(value, 'Object');
  const tag: unknown = (value as Record<symbol, unknown>)[Symbol.toStringTag];
  const shownTag = typeof tag === 'string' && tag !== '' && tag !== name ? `[${tag}] ` : '';
  if (name === 'Object' && shownTag === '') return '{';
  return `${bracketed(name)} ${shownTag}{`;
}

/** `Object: null prototype` is no name, so it stands in brackets. */
function bracketed(name: string): string {
  return name.includes(':') ? `[${name}]` : name;
}

function functionName(value: { name: string }): string {
  const source = Function.prototype.toString.call(value);
  const name = Object.getOwnPropertyDescriptor(value, 'name')?.value || '';
  if (/^class\b/.test(source)) {
    const parent: { name?: string } | null = Object.getPrototypeOf(value);
    const line = parent?.name ? ` extends ${parent.name}` : '';
    return `[class ${name || '(anonymous)'}${line}]`;
  }
  const kind = Object.getPrototypeOf(value)?.[Symbol.toStringTag] ?? 'Function';
  return name === '' ? `[${kind} (anonymous)]` : `[${kind}: ${name}]`;
}

/** An error with the lines of the cell that led to it; those of the interpreter say nothing to a reader. */
export function errorText({ name, message, stack }: Error): string {
  const title = message === '' ? name : `${name}: ${message}`;
  const places = (stack ?? '').split('\n').filter((line) => /\bcell:\d/.test(line));
  return [title, ...places].join('\n');
}
