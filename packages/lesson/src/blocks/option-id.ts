/** `a` … `z`, then `option-27`, …: the id of an option by its index from 0. */
export function optionId(index: number): string {
  return index < 26 ? String.fromCharCode(0x61 + index) : `option-${index + 1}`;
}
