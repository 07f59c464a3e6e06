import { ParameterReader, type Reading } from './parameter-reader.ts';

/** `::: lab skew`: which records and how many partitions the lab starts with. */
export interface LabSkew {
  /** One key a line, or a key, a tab and how many records it has. */
  records: string;
  partitionCount: number;
  /** How many of the hottest keys are salted; 0 for none. */
  saltedKeyCount: number;
  /** Keys made of each of them. */
  saltCount: number;
}

/** A shop with one customer who orders for everybody. */
const RECORDS = ['user-1\t900', ...[120, 95, 80, 70, 60, 45, 40, 30].map((n, i) => `user-${i + 2}\t${n}`)];

/** Reads `records` (a text), `partitions` (1 to 1000), `saltedKeys` (0 to 20) and `salts` (1 to 64); none is needed. */
export function readLabSkew(parameters: Record<string, unknown>): Reading<LabSkew> {
  const reader = new ParameterReader('lab skew', parameters);
  const records = reader.has('records') ? reader.text('records') : RECORDS.join('\n');
  const partitionCount = reader.has('partitions') ? reader.count('partitions', 1, 1000) : 6;
  const saltedKeyCount = reader.has('saltedKeys') ? reader.count('saltedKeys', 0, 20) : 0;
  const saltCount = reader.has('salts') ? reader.count('salts', 1, 64) : 4;
  return reader.finish({ records, partitionCount, saltedKeyCount, saltCount });
}
