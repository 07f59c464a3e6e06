import { rangeAt, traceRange } from '@keyway/core/assignors/trace-range';
import { mistakenOrders } from './mistaken-orders.ts';
import type { Feedback, Mistake } from './question.ts';
import { rangeRemainderLast } from './range-remainder-last.ts';
import { type TraceStep, traceStep } from './trace-step.ts';

/**
 * Quotient and remainder of a range assignment, and start and count of each member.
 * @param listedIds - members in the order shown; the steps follow it, so that it does not say how Kafka sorts them
 * @throws {CoreError} PARTITION_COUNT_RANGE, MEMBER_IDS_EMPTY, MEMBER_ID_DUPLICATE
 */
export function rangeSteps(partitionCount: number, listedIds: readonly string[]): TraceStep[] {
  const { quotient, remainder, positions } = traceRange(partitionCount, listedIds);
  const orders = mistakenOrders(listedIds);
  const memberCount = listedIds.length;
  return [
    traceStep('quotient', 'step.quotient', {}, quotient, []),
    traceStep('remainder', 'step.remainder', {}, remainder, []),
    ...listedIds.flatMap((member) => {
      const {
        position = 0,
        start = 0,
        count = 0,
      } = positions.find(({ memberId }) => memberId === member) ?? {};
      const last = rangeRemainderLast(partitionCount, memberCount, position);
      const wrong = orders.map(({ key, memberIds }) => ({
        key,
        ...rangeAt(partitionCount, memberCount, memberIds.indexOf(member)),
      }));
      return [
        traceStep(`${member}.start`, 'step.range-start', { member }, start, [
          mistake('mistake.remainder-last', last.start),
          ...wrong.map((order) => mistake(order.key, order.start)),
          mistake('mistake.counted-from-one', start + 1),
        ]),
        traceStep(`${member}.count`, 'step.range-count', { member }, count, [
          mistake('mistake.remainder-last', last.count),
          ...wrong.map((order) => mistake(order.key, order.count)),
        ]),
      ];
    }),
  ];
}

function mistake(key: Feedback['key'], answer: number): Mistake {
  return { answer, feedback: { key, params: {} } };
}
