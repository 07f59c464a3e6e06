// node wrong.mjs MISTAKE COUNT

const [mistake, count] = [process.argv[2], Number(process.argv[3])];
const utf8 = new TextEncoder();

/** A right murmur2, unless `multiply` or `seed` makes it a wrong one. */
function murmur2(bytes, { multiply = Math.imul, seed = 0x9747b28c } = {}) {
  const m = 0x5bd1e995;
  let h = seed ^ bytes.length;
  let i = 0;
  for (; i + 4 <= bytes.length; i += 4) {
    let k = bytes[i] | (bytes[i + 1] << 8) | (bytes[i + 2] << 16) | (bytes[i + 3] << 24);
    k = multiply(k, m);
    k ^= k >>> 24;
    k = multiply(k, m);
    h = multiply(h, m) ^ k;
  }
  switch (bytes.length - i) {
    // biome-ignore lint/suspicious/noFallthroughSwitchClause: as the original
    case 3:
      h ^= bytes[i + 2] << 16;
    // biome-ignore lint/suspicious/noFallthroughSwitchClause: as the original
    case 2:
      h ^= bytes[i + 1] << 8;
    case 1:
      h ^= bytes[i];
      h = multiply(h, m);
  }
  h ^= h >>> 13;
  h = multiply(h, m);
  return h ^ (h >>> 15);
}

/** FNV-1a as an int32, and its absolute value: what Sarama and librdkafka's fnv1a have. */
function fnv1a(bytes) {
  let h = 0x811c9dc5;
  for (const byte of bytes) h = Math.imul(h ^ byte, 0x01000193);
  return h | 0;
}

const positive = (hash) => hash & 0x7fffffff;

const programs = {
  right: (key) => positive(murmur2(utf8.encode(key))) % count,
  unsigned: (key) => (murmur2(utf8.encode(key)) >>> 0) % count,
  'float-multiply': (key) => positive(murmur2(utf8.encode(key), { multiply: (a, b) => (a * b) | 0 })) % count,
  'wrong-seed': (key) => positive(murmur2(utf8.encode(key), { seed: 0 })) % count,
  'utf16-units': (key) =>
    positive(murmur2(Uint8Array.from(key.split(''), (unit) => unit.charCodeAt(0)))) % count,
  'cached-count-4': (key) => positive(murmur2(utf8.encode(key))) % 4,
  'first-byte': (key) => (utf8.encode(key)[0] ?? 0) % count,
  'counted-from-1': (key) => (positive(murmur2(utf8.encode(key))) % count) + 1,
  'lower-case': (key) => positive(murmur2(utf8.encode(key.toLowerCase()))) % count,
  'cut-at-1000': (key) => positive(murmur2(utf8.encode(key).subarray(0, 1000))) % count,
  // Two mistakes, of which one shows on a single key.
  'unsigned-but-empty': (key) => (key === '' ? 0 : (murmur2(utf8.encode(key)) >>> 0) % count),
  'fnv1a-absolute': (key) => Math.abs(fnv1a(utf8.encode(key)) % count),
  quoted: (key) => positive(murmur2(utf8.encode(JSON.stringify(key)))) % count,
};

let rest = '';
process.stdin.setEncoding('utf8').on('data', (piece) => {
  const lines = (rest + piece).split('\n');
  rest = lines.pop();
  for (const line of lines) process.stdout.write(`${programs[mistake](line)}\n`);
});
