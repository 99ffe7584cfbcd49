/** What was counted at one moment of a long run. */
export interface Sample {
  /** Orders placed since the run began. */
  readonly orders: number
  readonly figures: ReadonlyMap<string, number>
}

/** How a figure of a long run developed, from its second quarter to its last; the first one warms up. */
export interface Growth {
  readonly name: string
  readonly early: number
  readonly late: number
  /** Added by each order, in the first half after warming up and in the second. */
  readonly anOrder: readonly [early: number, late: number]
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/**
 * The growth of each figure of a run, as means of quarters; names are those of the last sample, and a figure that an earlier one
 * lacks was 0. Throws a RangeError for fewer than eight samples.
 */
export const growthOf = (samples: readonly Sample[]): readonly Growth[] => {
  if (samples.length < 8) throw new RangeError('eight samples at least')
  const quarter = Math.floor(samples.length / 4)
  const quarters = [1, 2, 3].map((at) => samples.slice(at * quarter, at === 3 ? undefined : (at + 1) * quarter))
  const ordersOf = quarters.map((of) => meanOf(of.map(({ orders }) => orders)))
  const rate = (means: readonly number[], from: number) =>
    ((means[from + 1] ?? 0) - (means[from] ?? 0)) / Math.max(1, (ordersOf[from + 1] ?? 0) - (ordersOf[from] ?? 0))
  return [...(samples.at(-1)?.figures.keys() ?? [])].map((name) => {
    const means = quarters.map((of) => meanOf(of.map(({ figures }) => figures.get(name) ?? 0)))
    return { name, early: means[0] ?? 0, late: means[2] ?? 0, anOrder: [rate(means, 0), rate(means, 1)] as const }
  })
}

/** Whether something that orders do not add to stays where it was: a tenth more, and a few pieces, are noise. */
export const isFlat = ({ early, late }: Growth, noise: number): boolean => late <= early * 1.1 + noise

/** Whether each order adds as much as before: what grows faster the more there is never ends. */
export const isEven = ({ anOrder: [early, late] }: Growth): boolean => late <= early * 1.25 + 0.1
