/** One bar of a histogram: from its lower edge to that of the next one. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** The bars' edges around a range; an open end is the outermost edge. */
export function placesOf(bars: readonly Bar[], from: number | undefined, to: number | undefined): [number, number] {
  const first = from === undefined ? 0 : bars.findLastIndex((bar) => bar.from <= from)
  const after = to === undefined ? -1 : bars.findIndex((bar) => bar.to >= to)
  const low = Math.max(0, first)
  return [low, Math.max(low, after < 0 ? bars.length : after + 1)]
}

/** The range between two edges; an outermost edge is an open end. */
export function endsAt(
  bars: readonly Bar[],
  low: number,
  high: number,
): { from: number | undefined; to: number | undefined } {
  const isAll = low === high
  return {
    from: low <= 0 || isAll ? undefined : bars[low]?.from,
    to: high >= bars.length || isAll ? undefined : bars[high - 1]?.to,
  }
}
