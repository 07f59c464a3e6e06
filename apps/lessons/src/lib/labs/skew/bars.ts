/** A lane of the picture: one partition, or the rest. */
export interface Bar {
  partition: number;
  /** Records in it. */
  load: number;
  /** Of the longest bar; 0..1. */
  length: number;
  isFullest: boolean;
}

/** The lanes of the picture, and how many are left out. */
export interface Bars {
  bars: Bar[];
  leftOutCount: number;
  /** Where the mean stands, of the longest bar. */
  mean: number;
}

/** As many lanes as a phone shows without becoming a wall. */
export const MAX_BARS = 24;

/**
 * The loads as bars: all of them, or the fullest where there are too many.
 * @param loads - records by partition
 * @param longest - the load that a bar of full length stands for, so that two pictures have one scale
 */
export function toBars(loads: readonly number[], longest: number): Bars {
  const scale = Math.max(1, longest);
  const fullest = loads.reduce((most, load) => Math.max(most, load), 0);
  const all = loads.map((load, partition) => ({
    partition,
    load,
    length: load / scale,
    isFullest: load === fullest && load > 0,
  }));
  const bars =
    all.length <= MAX_BARS
      ? all
      : all
          .toSorted((left, right) => right.load - left.load || left.partition - right.partition)
          .slice(0, MAX_BARS);
  const sum = loads.reduce((total, load) => total + load, 0);
  return { bars, leftOutCount: all.length - bars.length, mean: sum / loads.length / scale };
}
