import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { priceAttribute } from './attribute-list.ts'
import type { Test } from './meaning.ts'
import type { ProductSlots } from './product-slots.ts'

/** One attribute's tests together, ready to be asked of many slots. */
type Sieve =
  | { readonly attribute: string; readonly codes: Int32Array; readonly flags: Uint8Array }
  | {
      readonly attribute: string
      readonly values: Float64Array
      readonly min: number
      readonly max: number
      readonly notStated: boolean
    }

/** Slots that pass all filters, and for each filtered attribute those that fail its filter alone. */
export interface Chosen {
  readonly passing: Int32Array
  readonly failingOnly: ReadonlyMap<string, Int32Array>
}

const both = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((flag, code) => flag & (b[code] ?? 0))

const sievesOf = (slots: ProductSlots, tests: readonly Test[], rate: ExchangeRate | undefined): Sieve[] => {
  const sieves = new Map<string, Sieve>()
  for (const test of tests) {
    const { attribute, values, min, max } = test
    const column = slots.codedIfAny(attribute)
    const known = sieves.get(attribute)
    if (column !== undefined) {
      const flags = column.allowed(test)
      const merged = known !== undefined && 'flags' in known ? both(known.flags, flags) : flags
      sieves.set(attribute, { attribute, codes: column.codes, flags: merged })
      continue
    }
    const measured = attribute === priceAttribute ? slots.prices.in(rate) : slots.measuredIfAny(attribute)
    const before = known !== undefined && 'min' in known ? known : undefined
    sieves.set(attribute, {
      attribute,
      values: measured?.values ?? new Float64Array(0),
      min: Math.max(before?.min ?? Number.NEGATIVE_INFINITY, min ?? Number.NEGATIVE_INFINITY),
      max: Math.min(before?.max ?? Number.POSITIVE_INFINITY, max ?? Number.POSITIVE_INFINITY),
      notStated: values?.includes('') === true && min === undefined && max === undefined,
    })
  }
  return [...sieves.values()]
}

/** One mark a slot of the list: 1 where the sieve lets it through. */
const sift = (sieve: Sieve, from: Int32Array): Uint8Array => {
  const marks = new Uint8Array(from.length)
  if ('flags' in sieve) {
    const { codes, flags } = sieve
    for (let at = 0; at < from.length; at += 1) marks[at] = flags[codes[from[at] ?? 0] ?? 0] ?? 0
    return marks
  }
  const { values, min, max, notStated } = sieve
  for (let at = 0; at < from.length; at += 1) {
    const value = values[from[at] ?? 0] ?? Number.NaN
    if (notStated ? Number.isNaN(value) : value >= min && value <= max) marks[at] = 1
  }
  return marks
}

/** Those of the slots that pass every test. */
export const passing = (
  slots: ProductSlots,
  from: Int32Array,
  tests: readonly Test[],
  rate?: ExchangeRate,
): Int32Array => {
  let left = from
  for (const sieve of sievesOf(slots, tests, rate)) {
    const marks = sift(sieve, left)
    const kept = new Int32Array(left.length)
    let count = 0
    for (let at = 0; at < left.length; at += 1) {
      kept[count] = left[at] ?? 0
      count += marks[at] ?? 0
    }
    left = kept.subarray(0, count)
  }
  return left
}

const noneFailed = 255

/**
 * Filters slots in one pass a filter: what passes all of them counts everywhere, what fails one alone counts for the
 * values of that one, so that each filter's counts obey the others only.
 */
export const chooseSlots = (
  slots: ProductSlots,
  from: Int32Array,
  tests: readonly Test[],
  rate: ExchangeRate | undefined,
): Chosen => {
  const sieves = sievesOf(slots, tests, rate)
  if (sieves.length === 0) return { passing: from, failingOnly: new Map() }
  const failed = new Uint8Array(from.length).fill(noneFailed)
  const often = new Uint8Array(from.length)
  for (const [place, sieve] of sieves.entries()) {
    const marks = sift(sieve, from)
    for (let at = 0; at < from.length; at += 1) {
      if (marks[at] === 1) continue
      failed[at] = place
      often[at] = (often[at] ?? 0) + 1
    }
  }
  const passed = new Int32Array(from.length)
  const single = sieves.map(() => new Int32Array(from.length))
  const counts = new Int32Array(sieves.length)
  let count = 0
  for (let at = 0; at < from.length; at += 1) {
    const failures = often[at] ?? 0
    const slot = from[at] ?? 0
    if (failures === 0) {
      passed[count] = slot
      count += 1
    } else if (failures === 1) {
      const place = failed[at] ?? 0
      const own = single[place]
      if (own !== undefined) own[counts[place] ?? 0] = slot
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
  return {
    passing: passed.subarray(0, count),
    failingOnly: new Map(
      sieves.map(({ attribute }, place) => [
        attribute,
        (single[place] ?? new Int32Array(0)).subarray(0, counts[place]),
      ]),
    ),
  }
}
