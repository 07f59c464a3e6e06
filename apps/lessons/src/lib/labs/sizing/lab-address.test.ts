import { expect, test } from 'vitest';
import { printLabAddress, readLabAddress } from './lab-address.ts';

const state = {
  target: '100',
  producer: '12,5',
  consumer: '20',
  brokers: '3',
  replication: '3',
  segments: '4',
  kafka: '4.0',
};

test('what is printed is read back', () => {
  expect(readLabAddress(`#${printLabAddress(state)}`)).toEqual(state);
});

test('what is unknown or endless is left out, the rest is taken', () => {
  expect(readLabAddress(`target=7&producer=${'1'.repeat(99)}&other=1`)).toEqual({ target: '7' });
});
