import fc from 'fast-check';

/** Keys that people have; the neighbours of these are asked for, too. */
const COMMON_KEYS = [
  'user-1',
  'order-1000',
  'ana.gomez@example.com',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '{"id":42}',
  'उपयोगकर्ता-1',
  'año',
];

/** Characters by script, as ranges of code points: what a key is made of decides which mistake it finds. */
const SCRIPTS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  ascii: [0x20, 0x7e],
  latin1: [0x80, 0xff],
  devanagari: [0x0900, 0x097f],
  cjk: [0x4e00, 0x4eff],
  emoji: [0x1f600, 0x1f64f],
};
/** Around the ends of the forms of UTF-8 that take one, two, three and four bytes; the byte order marks among them. */
const BORDERS = [0x00, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfeff, 0xfffe, 0xffff, 0x10000, 0x10ffff];

const LONGEST_KEY = 100;
const LONGEST_RARE_KEY = 3000;

/**
 * Texts in one script or in all of them mixed, well-formed; lengths 0 to 100 characters.
 * They shrink towards the empty text and towards the first character of their script.
 */
export function wellFormedTextArbitrary(): fc.Arbitrary<string> {
  const scripts = Object.values(SCRIPTS).map(([min, max]) => fc.integer({ min, max }));
  const borders = fc.constantFrom(...BORDERS);
  const characters = [...scripts, borders, fc.oneof(...scripts, borders)];
  return fc.oneof(...characters.map((character) => textOf(character)), neighbourArbitrary());
}

/** The same and texts that hold surrogates without their other half, which have no UTF-8. */
export function textArbitrary(): fc.Arbitrary<string> {
  const units = fc.array(fc.oneof(fc.integer({ min: 0xd800, max: 0xdfff }), fc.nat({ max: 0xffff })), {
    maxLength: LONGEST_KEY,
    size: 'max',
  });
  return fc.oneof(
    { weight: 9, arbitrary: wellFormedTextArbitrary() },
    { weight: 1, arbitrary: units.map((list) => String.fromCharCode(...list)) },
  );
}

/**
 * Key bytes in hex, null for no key: random bytes of 0 to 100 and seldom more, bytes with the high bit set, numbers as
 * Kafka writes them, texts in UTF-8, and neighbours that differ in one byte.
 */
export function keyHexArbitrary(): fc.Arbitrary<string | null> {
  const bytes = fc.uint8Array({ maxLength: LONGEST_KEY, size: 'max' });
  return fc.oneof(
    { weight: 40, arbitrary: bytes.map(hexOf) },
    { weight: 10, arbitrary: fc.uint8Array({ min: 0x80, maxLength: 12 }).map(hexOf) },
    { weight: 10, arbitrary: fc.nat({ max: 0xffff_ffff }).map((n) => n.toString(16).padStart(8, '0')) },
    { weight: 10, arbitrary: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(longHex) },
    { weight: 30, arbitrary: wellFormedTextArbitrary().map((text) => hexOf(Buffer.from(text, 'utf8'))) },
    { weight: 1, arbitrary: rareLengthArbitrary() },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

/**
 * Partition counts from 1 to 2147483647: most of them small, as topics are, powers of two and their neighbours. Few are
 * large, because some clients make a list of the partitions for each key.
 */
export function partitionCountArbitrary(): fc.Arbitrary<number> {
  const power = fc.tuple(fc.nat({ max: 30 }), fc.integer({ min: -1, max: 1 }));
  return fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 1, max: 20 }) },
    { weight: 15, arbitrary: fc.integer({ min: 1, max: 1000 }) },
    { weight: 1, arbitrary: power.map(([exponent, offset]) => Math.max(1, 2 ** exponent + offset)) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 2_147_483_647 }) },
  );
}

function textOf(character: fc.Arbitrary<number>): fc.Arbitrary<string> {
  return fc
    .array(character, { maxLength: LONGEST_KEY, size: 'max' })
    .map((codePoints) => String.fromCodePoint(...codePoints));
}

/** A common key with one character exchanged, added or left out: keys that nearly collide. */
function neighbourArbitrary(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...COMMON_KEYS), fc.nat({ max: 40 }), fc.constantFrom('', '0', 'A', 'ñ', '\u0000'))
    .map(([key, place, character]) => {
      const at = place % (key.length + 1);
      return key.slice(0, at) + character + key.slice(at + 1);
    });
}

/** Long keys repeat a short piece: it is the length that matters. */
function rareLengthArbitrary(): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.uint8Array({ minLength: 1, maxLength: 16 }),
      fc.integer({ min: LONGEST_KEY, max: LONGEST_RARE_KEY }),
    )
    .map(([piece, length]) => hexOf(Buffer.alloc(length, piece)));
}

function longHex(value: bigint): string {
  return value.toString(16).padStart(16, '0');
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}
