/** The value that this part of all values does not exceed, rounded; 0 where there are none. */
export const quantile = (values: readonly number[], part: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0)
