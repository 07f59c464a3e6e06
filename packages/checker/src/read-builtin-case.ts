import type { AdaptiveCase, BuiltinCase } from '@keyway/core/partitioners/replay-builtin-case';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { integerField, isIntegerIn, listField, textField, wrongField } from './request-fields.ts';

const INT32_MIN = -2_147_483_648;
const INT32_MAX = 2_147_483_647;

/**
 * The case that a `builtin-partitioner` request carries.
 * @throws {RequestError} naming the field that is missing, of another type or out of its range
 */
export function readBuiltinCase(request: JsonObject): BuiltinCase {
  const kind = textField(request, 'kind');
  switch (kind) {
    case 'adaptive':
      return {
        kind,
        leaders: readLeaders(request),
        loadStats: readLoadStats(request),
        randoms: readRandoms(request),
      };
    case 'sticky':
      return {
        kind,
        leaders: readLeaders(request),
        stickyBatchSize: integerField(request, 'stickyBatchSize', 1, INT32_MAX),
        randoms: readRandoms(request),
        appends: listField(
          request,
          'appends',
          isAppend,
          'a list of {"bytes","enableSwitch"}, bytes >= 0 and a boolean',
        ),
      };
    case 'roundrobin-partitioner':
      return {
        kind,
        leaders: readLeaders(request),
        calls: listField(request, 'calls', isCall, 'a list of "partition" and "onNewBatch"'),
      };
    default:
      throw wrongField(request, 'kind', 'one of "adaptive", "sticky" and "roundrobin-partitioner"');
  }
}

function readLeaders(request: JsonObject): readonly boolean[] {
  const expected = 'a list that says of each partition whether it has a leader, at least one';
  const leaders = listField(request, 'leaders', (leader) => typeof leader === 'boolean', expected);
  if (leaders.length === 0) throw wrongField(request, 'leaders', expected);
  return leaders;
}

function readRandoms(request: JsonObject): readonly number[] {
  return listField(request, 'randoms', isInt32, 'a list of draws, signed 32-bit integers');
}

function readLoadStats(request: JsonObject): AdaptiveCase['loadStats'] {
  const { loadStats } = request;
  if (loadStats === null) return null;
  if (!isJsonObject(loadStats)) {
    throw wrongField(request, 'loadStats', '{"queueSizes","partitionIds","length"}, or null for no table');
  }
  const queueSizes = listField(loadStats, 'queueSizes', isCount, 'a list of integers >= 0');
  const partitionIds = listField(loadStats, 'partitionIds', isCount, 'a list of integers >= 0');
  if (partitionIds.length !== queueSizes.length) {
    throw wrongField(loadStats, 'partitionIds', `${queueSizes.length} partitions, one for each queue,`);
  }
  return { queueSizes, partitionIds, length: integerField(loadStats, 'length', 0, queueSizes.length) };
}

function isInt32(value: Json): value is number {
  return isIntegerIn(value, INT32_MIN, INT32_MAX);
}

function isCount(value: Json): value is number {
  return isIntegerIn(value, 0, INT32_MAX);
}

function isAppend(value: Json): value is { bytes: number; enableSwitch: boolean } {
  return isJsonObject(value) && isCount(value.bytes ?? null) && typeof value.enableSwitch === 'boolean';
}

function isCall(value: Json): value is 'partition' | 'onNewBatch' {
  return value === 'partition' || value === 'onNewBatch';
}
