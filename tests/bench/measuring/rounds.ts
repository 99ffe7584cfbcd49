/** The median; for an even count the mean of the two middle numbers. */
export const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('there is no median of nothing')
  return (upper + lower) / 2
}

/** The quantile: a share (0 to 1) of the values does not exceed it. */
export const quantileOf = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('there is no quantile of nothing')
  return value
}

export interface Comparison {
  /** The median of the rounds' ratios: both sides of a round run in the same state of the machine. */
  readonly ratio: number
  readonly ours: number
  readonly raw: number
  readonly ratios: readonly number[]
}

/**
 * Measures two sides alternately, after one round that warms up; the side that starts changes every round.
 * @param ours and `raw` return a rate per second; `round` counts from 0
 */
export const compare = async (
  rounds: number,
  ours: (round: number) => Promise<number>,
  raw: (round: number) => Promise<number>,
): Promise<Comparison> => {
  const pairs: { ours: number; raw: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const rawFirst = round % 2 === 1
    const before = rawFirst ? await raw(round) : undefined
    const own = await ours(round)
    const pair = { ours: own, raw: before ?? (await raw(round)) }
    if (round > 0) pairs.push(pair)
  }
  const ratios = pairs.map((pair) => pair.ours / pair.raw)
  return {
    ratio: medianOf(ratios),
    ours: medianOf(pairs.map((pair) => pair.ours)),
    raw: medianOf(pairs.map((pair) => pair.raw)),
    ratios,
  }
}
