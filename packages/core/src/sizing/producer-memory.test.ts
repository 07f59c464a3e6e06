import { expect, test } from 'vitest';
import { producerMemory } from './producer-memory.ts';

test('ten thousand partitions: 156.25 MiB by the popular rule, 32 MiB in the pool', () => {
  expect(producerMemory({ openPartitionCount: 10_000 })).toEqual({
    popularBytes: 163_840_000,
    poolBytes: 33_554_432,
    fittingBatchCount: 2048,
    isExhausted: true,
  });
});

// Batches that BufferPool of kafka-clients 4.0.0 gave out before it refused.
test.each([
  [33_554_432, 16_384, 2048],
  [1_000_000, 16_384, 61],
  [33_554_432, 1_000_000, 33],
])('a pool of %d bytes holds batches of %d: %d', (bufferBytes, batchBytes, count) => {
  const memory = (openPartitionCount: number) =>
    producerMemory({ openPartitionCount, batchBytes, bufferBytes });
  expect(memory(count)).toMatchObject({ fittingBatchCount: count, isExhausted: false });
  expect(memory(count + 1)).toMatchObject({ isExhausted: true, poolBytes: bufferBytes });
});

test.each([
  [{ openPartitionCount: -1 }, /^QUANTITY_RANGE: "openPartitionCount"/],
  [{ openPartitionCount: 1, batchBytes: 0 }, /^QUANTITY_RANGE: "batchBytes".*0 turns batches off/],
  [{ openPartitionCount: 1, bufferBytes: Number.NaN }, /^QUANTITY_RANGE: "bufferBytes"/],
])('%j is refused', (buffers, message) => {
  expect(() => producerMemory(buffers)).toThrow(message);
});

test('a text is no number', () => {
  expect(() => producerMemory({ openPartitionCount: '10' as never })).toThrow(TypeError);
});
