import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLessonText, firstBadByte } from './decode-lesson-text.ts';

const encoder = new TextEncoder();

describe('decodeLessonText', () => {
  test('Devanagari, accents and emoji come back, a byte order mark does not', () => {
    expect(decodeLessonText(encoder.encode('\uFEFFक्षत्रिय año 🙂'), 'hi.md')).toEqual({
      text: 'क्षत्रिय año 🙂',
    });
  });

  test('Latin-1 is reported at its line and column', () => {
    const bytes = Uint8Array.from([...encoder.encode('# क\r\nEl a'), 0xf1, 0x6f]);
    expect(decodeLessonText(bytes, 'es.md')).toEqual({
      diagnostic: {
        path: 'es.md',
        line: 2,
        column: 5,
        code: 'NOT_UTF8',
        message: 'byte 0xf1 is not UTF-8; save it as UTF-8',
      },
    });
  });

  test('UTF-16 is recognised', () => {
    const decoded = decodeLessonText(Uint8Array.from([0xff, 0xfe, 0x41, 0]), 'en.md');
    expect(decoded).toMatchObject({
      diagnostic: {
        line: 1,
        column: 1,
        message: 'byte 0xff is not UTF-8; it looks like UTF-16; save it as UTF-8',
      },
    });
  });

  test('property: agrees with a strict decoder about what is UTF-8', () => {
    const strict = new TextDecoder('utf-8', { fatal: true });
    const accepts = (bytes: Uint8Array): boolean => {
      try {
        strict.decode(bytes);
        return true;
      } catch {
        return false;
      }
    };
    const lead = fc.constantFrom(
      0x41,
      0x80,
      0xa0,
      0xbf,
      0xc1,
      0xc2,
      0xe0,
      0xed,
      0xef,
      0xf0,
      0xf4,
      0xf5,
      0xff,
    );
    const bytes = fc
      .array(fc.oneof(lead, fc.nat(255)), { maxLength: 8 })
      .map((list) => Uint8Array.from(list));
    fc.assert(
      fc.property(bytes, (some) => {
        const bad = firstBadByte(some);
        expect(bad < 0).toBe(accepts(some));
        expect(bad < 0 || accepts(some.subarray(0, bad))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
