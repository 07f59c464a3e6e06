import { describe, expect, test } from 'vitest';
import { compute } from './compute.ts';

// Identifiers from Java (murmur2.json, legacy-partitioner.json), quantities worked by hand.
test.each([
  ['partition user-1 6', { kind: 'identifier', text: '2' }],
  ['partition "" 6', { kind: 'identifier', text: '3' }],
  ['murmur2 user-2', { kind: 'identifier', text: '-324981792' }],
  ['murmur2-hex user-1', { kind: 'identifier', text: '53b136cc' }],
  ['positive user-2', { kind: 'identifier', text: '1822501856' }],
  ['bytes क', { kind: 'identifier', text: 'e0 a4 95' }],
  ['byte-count क', { kind: 'quantity', value: 3 }],
  ['hash-code user-1', { kind: 'identifier', text: '-836031825' }],
  ['legacy-0.8.0 user-1 6', { kind: 'identifier', text: '5' }],
  ['legacy-0.8.2 user-1 6', { kind: 'identifier', text: '3' }],
  ['modulo 823934097 6', { kind: 'identifier', text: '3' }],
  ['quotient 10 3', { kind: 'quantity', value: 3 }],
  ['remainder 10 3', { kind: 'quantity', value: 1 }],
  ['product 1000 3', { kind: 'quantity', value: 3000 }],
  ['range-start 10 3 1', { kind: 'identifier', text: '4' }],
  ['range-count 10 3 0', { kind: 'quantity', value: 4 }],
  ['range-count 10 3 2', { kind: 'quantity', value: 3 }],
  ['needed-partitions 100 10 20', { kind: 'quantity', value: 10 }],
  ['popular-partitions 100 10 20', { kind: 'quantity', value: 5 }],
  ['buffer-bytes 10000 16384', { kind: 'quantity', value: 163_840_000 }],
  ['buffer-mib 10000 16384', { kind: 'quantity', value: 156.25 }],
])('%s', (expression, answer) => {
  expect(compute(expression)).toEqual(answer);
});

describe('errors', () => {
  test.each([
    ['', 'COMPUTATION_UNKNOWN'],
    ['partitions user-1 6', 'COMPUTATION_UNKNOWN'],
    ['__proto__ 1', 'COMPUTATION_UNKNOWN'],
    ['partition user-1', 'COMPUTATION_ARGUMENTS'],
    ['partition two words 6', 'COMPUTATION_ARGUMENTS'],
    ['partition user-1 six', 'COMPUTATION_ARGUMENTS'],
    ['partition user-1 0', 'PARTITION_COUNT_RANGE'],
    ['modulo 5 0', 'COMPUTATION_ARGUMENTS'],
    ['needed-partitions 100 0 20', 'THROUGHPUT_RANGE'],
  ])('%j gives %s', (expression, code) => {
    expect(() => compute(expression)).toThrow(new RegExp(`^${code}`));
  });
});
