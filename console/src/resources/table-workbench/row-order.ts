/** The column by which rows are in order. */
export interface RowSort {
  readonly column: number
  readonly isDescending: boolean
}

type Rows = readonly (readonly string[])[]
type Compare<Item> = (one: Item, other: Item) => number
/** Work in steps of less than a millisecond or two, between which the page can react. */
type Steps<Result> = Generator<undefined, Result>

/** Items that are put in order at once, and items that are merged between two steps. */
const runLength = 250
const stepLength = 2_000

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function* merged<Item extends string | number>(
  one: readonly Item[],
  other: readonly Item[],
  compare: Compare<Item>,
): Steps<readonly Item[]> {
  const all: Item[] = []
  let [left, right] = [0, 0]
  for (;;) {
    const a = one[left]
    const b = other[right]
    if (a === undefined || b === undefined) return all.concat(one.slice(left), other.slice(right))
    const isFirst = compare(a, b) <= 0
    all.push(isFirst ? a : b)
    if (isFirst) left += 1
    else right += 1
    if (all.length % stepLength === 0) yield
  }
}

/** A stable merge sort. */
function* inOrder<Item extends string | number>(
  items: readonly Item[],
  compare: Compare<Item>,
): Steps<readonly Item[]> {
  let runs: (readonly Item[])[] = []
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).toSorted(compare))
    yield
  }
  while (runs.length > 1) {
    const longer: (readonly Item[])[] = []
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare))
      // Short runs are merged without a step.
      yield
    }
    runs = longer
  }
  return runs[0] ?? []
}

/** The places of texts among each other; those that a person would file alike have one place. */
function* ranksOf(texts: ReadonlySet<string>): Steps<ReadonlyMap<string, number>> {
  const ranks = new Map<string, number>()
  let before: string | undefined
  let rank = 0
  for (const text of yield* inOrder([...texts], collator.compare)) {
    if (before !== undefined && collator.compare(before, text) !== 0) rank += 1
    ranks.set(text, rank)
    before = text
    if (ranks.size % stepLength === 0) yield
  }
  return ranks
}

/**
 * The rows in their order: numbers by value, texts as a person would file them, empty cells last. Each text is compared once
 * however many rows have it, since that is what takes long.
 */
export function* orderingRows(
  rows: Rows,
  places: readonly number[],
  { column, isDescending }: RowSort,
  numbers: ReadonlySet<number>,
): Steps<readonly number[]> {
  const textAt = (place: number) => rows[place]?.[column] ?? ''
  const ranks = numbers.has(column) ? undefined : yield* ranksOf(new Set(places.map(textAt)))
  const keys = new Float64Array(rows.length)
  for (const [at, place] of places.entries()) {
    const text = textAt(place)
    keys[place] = text === '' ? Number.NaN : (ranks?.get(text) ?? Number(text))
    if (at % stepLength === 0) yield
  }
  const way = isDescending ? -1 : 1
  return yield* inOrder(places, (one, other) => {
    const [a = Number.NaN, b = Number.NaN] = [keys[one], keys[other]]
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
    return way * (a - b)
  })
}

/** Takes all steps at once. */
export const resultOf = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/**
 * Takes steps for a while at a time, ms, so that a long table does not stop the page.
 * @returns undefined once nobody waits for the result any more
 */
export const resultInSlices = async <Result>(
  steps: Steps<Result>,
  { sliceMs, isWanted }: { readonly sliceMs: number; readonly isWanted: () => boolean },
): Promise<Result | undefined> => {
  while (isWanted()) {
    const end = performance.now() + sliceMs
    do {
      const step = steps.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}

/** Rows that match now, in an order that others had: what is new comes last. */
export const inFormerOrder = (former: readonly number[], places: readonly number[]): readonly number[] => {
  const left = new Set(places)
  return [...former.filter((place) => left.delete(place)), ...left]
}
