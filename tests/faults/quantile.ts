/** The quantile: this share of all values does not exceed it. Rounded; 0 without values. */
export const quantile = (values: readonly number[], part: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0)
