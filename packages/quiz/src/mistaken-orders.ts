import { compareText } from '@keyway/core/assignors/compare-members';

/** An order of members that is not Kafka's rule, and the message for whoever takes it. */
export interface MistakenOrder {
  key: 'mistake.members-as-listed' | 'mistake.members-as-numbers';
  memberIds: string[];
}

/**
 * Orders that learners take members in, while Kafka sorts ids by UTF-16 unit: as listed, and by the number at the end
 * of the id, which puts c2 before c10. Either may happen to be Kafka's.
 */
export function mistakenOrders(listedIds: readonly string[]): MistakenOrder[] {
  return [
    { key: 'mistake.members-as-listed', memberIds: [...listedIds] },
    { key: 'mistake.members-as-numbers', memberIds: [...listedIds].sort(compareAsNumbers) },
  ];
}

function compareAsNumbers(a: string, b: string): number {
  const [stemA, numberA] = splitNumber(a);
  const [stemB, numberB] = splitNumber(b);
  return compareText(stemA, stemB) || numberA - numberB || compareText(a, b);
}

function splitNumber(id: string): [string, number] {
  const digits = /\d{0,15}$/.exec(id)?.[0] ?? '';
  return [id.slice(0, id.length - digits.length), Number(digits)];
}
