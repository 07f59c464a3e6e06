/** A call as both languages write it: `partition_for("user-1", 6)`. */
export function callText(functionName: string, inputs: readonly unknown[]): string {
  return `${functionName}(${inputs.map((input) => JSON.stringify(input)).join(', ')})`;
}
