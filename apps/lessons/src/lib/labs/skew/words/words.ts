/** What the skew lab says. */
export interface SkewLabWords {
  records: string;
  recordsHint: string;
  file: string;
  dropHere: string;
  fileRead: (name: string, keyCount: string, recordCount: string) => string;
  backToText: string;
  fileTooManyKeys: string;
  fileUnreadable: string;
  nothing: string;
  badLines: (lines: string) => string;
  partitionCount: string;
  saltedKeys: string;
  salts: string;
  asItIs: string;
  whenSalted: (hottest: number, salts: number) => string;
  /** How much fuller the fullest partition is than the mean: `3.4`. */
  imbalance: (times: string) => string;
  result: (recordCount: string, keyCount: string, partition: number, share: string) => string;
  saltCost: (salts: number) => string;
  mean: string;
  leftOut: (count: string) => string;
  partition: string;
  recordCount: string;
  share: string;
  hottest: string;
  key: string;
  unshared: string;
}
