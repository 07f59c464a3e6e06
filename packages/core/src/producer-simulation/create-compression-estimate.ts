/** A topic's guess how well its records compress. */
export interface CompressionEstimate {
  /** Compressed / uncompressed size to expect, as a 32-bit float. */
  ratio(): number;
  /** @param observedRatio - what a closed batch reached; above 0 */
  observe(observedRatio: number): void;
}

/** A worse batch raises the guess at once, a better one lowers it slowly: a batch that outgrows its limit is the dearer mistake. */
const DETERIORATE_STEP = Math.fround(0.05);
const IMPROVE_STEP = Math.fround(0.005);

/**
 * The guess that decides how much room is left in a batch while it is compressed.
 * @param startRatio - 1 in a new producer; above 0
 * Source: kafka 1eb7644, CompressionRatioEstimator. Vectors: stateful-partitioners.json (compression-ratio)
 */
export function createCompressionEstimate(startRatio = 1): CompressionEstimate {
  let ratio = Math.fround(startRatio);
  return {
    ratio: () => ratio,
    observe(observedRatio) {
      const observed = Math.fround(observedRatio);
      if (observed > ratio) ratio = Math.max(Math.fround(ratio + DETERIORATE_STEP), observed);
      else if (observed < ratio) ratio = Math.max(Math.fround(ratio - IMPROVE_STEP), observed);
    },
  };
}
