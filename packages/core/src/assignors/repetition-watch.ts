/** Notices that a process which is decided by its state goes round in circles. */
export interface RepetitionWatch {
  /** To be called after every step; true when the state is one that was seen before. */
  isRepeated(): boolean;
}

/**
 * Compares the state with one kept from an earlier step, and keeps a new one after 1, 2, 4, 8 … steps (Brent). So a
 * circle is found after at most a few times its length, with one copy of the state.
 * @param state - the arrays that make up the state; they change in place
 */
export function createRepetitionWatch(state: readonly Int32Array[]): RepetitionWatch {
  let kept = state.map((part) => part.slice());
  let stepCount = 0;
  let keepAt = 1;
  return {
    isRepeated: () => {
      const isSame = state.every((part, index) =>
        part.every((value, place) => value === kept[index]?.[place]),
      );
      stepCount += 1;
      if (stepCount === keepAt) {
        kept = state.map((part) => part.slice());
        keepAt *= 2;
      }
      return isSame;
    },
  };
}
