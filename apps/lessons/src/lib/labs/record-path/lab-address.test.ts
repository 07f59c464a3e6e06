import { expect, test } from 'vitest';
import { printLabAddress, type RecordPathState, readLabAddress } from './lab-address.ts';

const state: RecordPathState = {
  partitions: '3',
  records: '24',
  interval: '2',
  bytes: '100',
  keyed: 'no',
  batch: '800',
  linger: '10',
  acks: 'all',
  partitioner: 'built-in',
  slow: '1',
  seed: '7',
  at: '12',
};

test('what is printed is read back; what is empty is left out', () => {
  expect(readLabAddress(`#${printLabAddress(state)}`)).toEqual(state);
  expect(printLabAddress({ ...state, slow: '', at: '' })).not.toMatch(/slow|at=/);
});
