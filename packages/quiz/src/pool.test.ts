import { expect, test } from 'vitest';
import { backwardRange, drawFrom, endsOfPool } from './pool.ts';
import { seededRandom } from './seeded-random.ts';

function drawn(pool: string[], count: number): Set<string> {
  const random = seededRandom(1);
  return new Set(Array.from({ length: count }, () => drawFrom(pool, random)));
}

test('a pattern gives each of its texts, and no other', () => {
  expect([...drawn(['k{8..11}'], 200)].sort()).toEqual(['k10', 'k11', 'k8', 'k9']);
  expect([...drawn(['{08..11}'], 200)].sort()).toEqual(['08', '09', '10', '11']);
});

test('what is no range of whole numbers stays as it is', () => {
  const entries = ['{"id":1}', '{a..b}', '{1..}', 'ключ'];
  expect([...drawn(entries, 200)].sort()).toEqual([...entries].sort());
});

test('every entry is as likely as every other, however many texts it has', () => {
  const random = seededRandom(3);
  const few = Array.from({ length: 1000 }, () => drawFrom(['a', 'b{1..1000}'], random)).filter(
    (key) => key === 'a',
  );
  expect(few.length).toBeGreaterThan(400);
  expect(few.length).toBeLessThan(600);
});

test('the ends of a pool are its least and greatest texts', () => {
  expect(endsOfPool(['k{1..9}-{1..2}', 7, 'x'])).toEqual(['k1-1', 'k9-2', 7, 'x']);
});

test('a range that counts down is found', () => {
  expect(backwardRange('a{1..2}b{9..3}')).toBe('{9..3}');
  expect(backwardRange('a{1..2}')).toBeUndefined();
});
