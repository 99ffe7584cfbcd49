/** Random numbers from a seed: a run can be repeated. */
export interface Random {
  /** From 0 up to but not including 1. */
  readonly next: () => number
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number
  readonly pick: <T>(values: readonly T[]) => T
  readonly shuffle: <T>(values: readonly T[]) => T[]
}

/** Mulberry32: 32 bits of state, good enough to vary a load. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(values: readonly T[]): T => {
    const value = values[between(0, values.length - 1)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
  const shuffle = <T>(values: readonly T[]): T[] =>
    values
      .map((value) => ({ value, rank: next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ value }) => value)
  return { next, between, pick, shuffle }
}
