const perDecade = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const
/** Which of the ten steps of a decade remain as histograms get coarser. */
const coarserSteps: readonly (readonly number[])[] = [
  [...perDecade],
  [1, 1.5, 2, 3, 4, 5, 6, 8],
  [1, 1.5, 2, 3, 5],
  [1, 2, 5],
  [1],
]
const minExponent = -3
const decades = 11

const rounded = (value: number): number => Number(value.toPrecision(6))

/** Lower edges of the steps; the first is 0, for everything below a thousandth. */
const edges: readonly number[] = [
  0,
  ...Array.from({ length: decades }, (_, decade) =>
    perDecade.map((step) => rounded(step * 10 ** (decade + minExponent))),
  ).flat(),
]

/** The step of a number. */
export const stepOf = (value: number): number => {
  let low = 0
  let high = edges.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((edges[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}

export const stepCount = edges.length

/** The step of products without a number, after all others. */
export const unstatedStep = edges.length

export interface Bar {
  readonly from: number
  /** The next bar's `from`; of the last bar the end of its step. */
  readonly to: number
  readonly count: number
}

const maxBars = 24

/** By step, the first digits of its edge. */
const mantissas: readonly number[] = edges.map((edge) =>
  edge === 0 ? 1 : rounded(edge / 10 ** Math.floor(Math.log10(edge) + 1e-9)),
)

/** At most 24 bars from counts by step, over the non-empty steps; bars at round numbers. */
export const barsOf = (counts: Int32Array, present: Int32Array): Bar[] => {
  const first = present.findIndex((count) => count > 0)
  const last = present.findLastIndex((count) => count > 0)
  if (first < 0) return []
  for (const stored of coarserSteps) {
    const starts: number[] = []
    for (let step = first; step <= last; step += 1) {
      if (step === first || stored.includes(mantissas[step] ?? 0)) starts.push(step)
    }
    if (starts.length > maxBars && stored !== coarserSteps.at(-1)) continue
    return starts.map((start, place) => {
      const end = starts[place + 1] ?? last + 1
      let count = 0
      for (let step = start; step < end; step += 1) count += counts[step] ?? 0
      return { from: edges[start] ?? 0, to: edges[end] ?? edges[start] ?? 0, count }
    })
  }
  return []
}
