import { createSeededRandom } from '../seeded-random.ts';

type Random = (limit: number) => number;

const NAMES = ['ana', 'luis', 'asha', 'ravi', 'emma', 'noah', 'sofia', 'diego', 'priya', 'arjun'];
const HINDI_NAMES = ['आशा', 'रवि', 'प्रिया', 'अर्जुन', 'मीरा', 'किरण', 'दीपक', 'सुनीता'];

/** Kinds of keys as people choose them. */
const KINDS: readonly ((random: Random) => string)[] = [
  (random) => `user-${random(1_000_000)}`,
  (random) => uuid(random),
  (random) => `${NAMES[random(NAMES.length)]}.${random(10_000)}@example.com`,
  (random) => `${HINDI_NAMES[random(HINDI_NAMES.length)]}-${random(10_000)}`,
  (random) => `${random(1_000_000_000)}`,
];

/**
 * Keys as people choose them, as many of each kind: numbered users, UUIDs, addresses, Hindi names, plain numbers.
 * @param seed - the same seed gives the same keys
 */
export function realisticKeys(keyCount: number, seed: number): string[] {
  const random = createSeededRandom(seed);
  return Array.from({ length: keyCount }, (_, index) => KINDS[index % KINDS.length]?.(random) ?? '');
}

function uuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random(16).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}
