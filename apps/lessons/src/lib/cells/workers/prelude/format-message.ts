import { inspect } from './inspect.ts';

/** What `console.log` prints for its arguments: texts as they are, the rest inspected, `%d` and the like filled in. */
export function formatMessage(values: unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string' || rest.length === 0) return values.map(show).join(' ');
  const text = first.replace(/%[sdifjoOc%]/g, (sign) => {
    if (sign === '%%') return '%';
    return rest.length === 0 ? sign : fill(sign, rest.shift());
  });
  return [text, ...rest.map(show)].join(' ');
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value);
}

function fill(sign: string, value: unknown): string {
  switch (sign) {
    case '%s':
      return typeof value === 'object' && value !== null ? inspect(value) : show(value);
    case '%d':
      return typeof value === 'bigint'
        ? `${value}n`
        : inspect(typeof value === 'object' ? Number.NaN : Number(value));
    case '%i':
      return typeof value === 'bigint' ? `${value}n` : inspect(Number.parseInt(String(value), 10));
    case '%f':
      return inspect(Number.parseFloat(String(value)));
    case '%j':
      return String(JSON.stringify(value));
    case '%c':
      return '';
    default:
      return inspect(value);
  }
}
