import { type ExaminedKey, type KeyFinding, readingOfText } from './key-finding.ts';

/**
 * A text that Unicode can write in another way and that then looks the same: `ñ` is one character or `n` and a tilde.
 * Nothing in Kafka turns one into the other. Forms are those of the engine's Unicode version.
 */
export function recogniseUnicodeForm(key: ExaminedKey): KeyFinding[] {
  const { text } = key;
  if (text === undefined) return [];
  const composed = text.normalize('NFC');
  const decomposed = text.normalize('NFD');
  if (composed === text && decomposed === text) return [];
  const form = composed === text ? 'composed' : decomposed === text ? 'decomposed' : 'mixed';
  return [
    {
      name: 'unicode-form',
      params: { form },
      instead: [
        ...(composed === text ? [] : [readingOfText(key, 'composed', composed)]),
        // In some scripts composing leaves a text apart: then both forms are one.
        ...(decomposed === text || decomposed === composed
          ? []
          : [readingOfText(key, 'decomposed', decomposed)]),
      ],
    },
  ];
}
