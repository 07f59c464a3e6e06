import { InvalidArgumentError } from 'commander';

/** A number of things as typed: digits only. Its range is for the called function to judge. */
export function parseQuantity(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected an integer in digits, such as 10.');
}

/** A throughput as typed: digits, with a point before a fraction. */
export function parseThroughput(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const advice = text.includes(',') ? ' Write the fraction behind a point.' : '';
  throw new InvalidArgumentError(`Expected a number such as 10 or 2.5.${advice}`);
}
