/** A step, and its share of the step before and of the first one. */
export interface FunnelStep<Name extends string> {
  readonly name: Name
  readonly count: number
  /** Null for the first step, and where nothing came before. */
  readonly ofFormer: number | null
  readonly ofFirst: number | null
}

const shareOf = (count: number, whole: number | undefined): number | null =>
  whole === undefined || whole === 0 ? null : count / whole

/** Steps in their order with their conversion. */
export const funnelOf = <Name extends string>(
  steps: readonly { readonly name: Name; readonly count: number }[],
): FunnelStep<Name>[] =>
  steps.map(({ name, count }, place) => ({
    name,
    count,
    ofFormer: shareOf(count, steps[place - 1]?.count),
    ofFirst: place === 0 ? null : shareOf(count, steps[0]?.count),
  }))
