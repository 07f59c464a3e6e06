import type { Source } from './model.ts';

/** A source from what follows `Source:`: an address, a name, or a name and an address in either order. */
export function readSourceLine(text: string): Source | undefined {
  const url = /https?:\/\/[^\s<>()[\]]+/.exec(text)?.[0];
  const rest = url === undefined ? text : text.replace(url, ' ');
  const name = rest
    .replace(/[<>()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:—–-]+|[\s,;:—–-]+$/g, '');
  if (url === undefined) return name === '' ? undefined : { name };
  return { name: name === '' ? url : name, url };
}
