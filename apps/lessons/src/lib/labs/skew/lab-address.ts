/** What the skew lab shows, as its address says it after the `#`. Numbers as typed. */
export interface SkewState {
  records: string;
  partitions: string;
  saltedKeys: string;
  salts: string;
}

/** An address that is longer is cut off by some programs that people share it through. */
const MAX_ADDRESS_LENGTH = 2000;

/**
 * The part of the address after `#`; a text that is too long for an address is left out of it.
 * @example printLabAddress({ records: 'a', partitions: '6', saltedKeys: '0', salts: '4' }) // 'n=6&salt=0x4&keys=a'
 */
export function printLabAddress({ records, partitions, saltedKeys, salts }: SkewState): string {
  const named = new URLSearchParams({ n: partitions, salt: `${saltedKeys}x${salts}` }).toString();
  const keys = new URLSearchParams({ keys: records }).toString();
  return named.length + keys.length < MAX_ADDRESS_LENGTH ? `${named}&${keys}` : named;
}

/**
 * Reads what `printLabAddress` wrote.
 * @param fragment - with or without the leading `#`
 * @returns only what the address names
 */
export function readLabAddress(fragment: string): Partial<SkewState> {
  const named = new URLSearchParams(fragment.replace(/^#/, ''));
  const partitions = named.get('n');
  const records = named.get('keys');
  const [, saltedKeys, salts] = /^([^x]*)x([^x]*)$/.exec(named.get('salt') ?? '') ?? [];
  return {
    ...(partitions !== null && { partitions }),
    ...(records !== null && { records }),
    ...(saltedKeys !== undefined && { saltedKeys }),
    ...(salts !== undefined && { salts }),
  };
}
