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

const none = new Int32Array(0)

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
    const [only] = values?.length === 1 && values[0] !== '' ? values.map(Number) : []
    sieves.set(attribute, {
      attribute,
      values: measured?.values ?? new Float64Array(0),
      min: Math.max(before?.min ?? Number.NEGATIVE_INFINITY, min ?? only ?? Number.NEGATIVE_INFINITY),
      max: Math.min(before?.max ?? Number.POSITIVE_INFINITY, max ?? only ?? Number.POSITIVE_INFINITY),
      notStated: values?.includes('') === true && min === undefined && max === undefined,
    })
  }
  return [...sieves.values()]
}

/** Writes those of the first `length` slots that the sieve lets through to `kept`, which may be the same; says how many. */
const sift = (sieve: Sieve, from: Int32Array, length: number, kept: Int32Array): number => {
  let count = 0
  if ('flags' in sieve) {
    const { codes, flags } = sieve
    for (let at = 0; at < length; at += 1) {
      const slot = from[at] ?? 0
      if (flags[codes[slot] ?? 0] !== 1) continue
      kept[count] = slot
      count += 1
    }
    return count
  }
  const { values, min, max, notStated } = sieve
  for (let at = 0; at < length; at += 1) {
    const slot = from[at] ?? 0
    const value = values[slot] ?? Number.NaN
    if (!(notStated ? Number.isNaN(value) : value >= min && value <= max)) continue
    kept[count] = slot
    count += 1
  }
  return count
}

let workspace = new Int32Array(0)

/** Those of the slots that pass every test. */
export const passing = (
  slots: ProductSlots,
  from: Int32Array,
  tests: readonly Test[],
  rate?: ExchangeRate,
): Int32Array => {
  const sieves = sievesOf(slots, tests, rate)
  if (sieves.length === 0) return from
  if (workspace.length < from.length) workspace = new Int32Array(Math.ceil(from.length * 1.5))
  let left = from
  let length = from.length
  for (const sieve of sieves) {
    length = sift(sieve, left, length, workspace)
    left = workspace
  }
  return workspace.slice(0, length)
}

/** Bytes that every list uses again: asking for new ones each time keeps the collector busy. */
class Scratch {
  #bytes = new Uint8Array(0)

  /** So many bytes, all 0. */
  cleared(length: number): Uint8Array {
    if (this.#bytes.length < length) this.#bytes = new Uint8Array(Math.ceil(length * 1.5))
    return this.#bytes.subarray(0, length).fill(0)
  }
}

const failures = new Scratch()
const lastFailures = new Scratch()

/** Counts a failure for each slot that the sieve holds back, and remembers which sieve it was. */
const holdBack = (sieve: Sieve, place: number, from: Int32Array, often: Uint8Array, last: Uint8Array): void => {
  if ('flags' in sieve) {
    const { codes, flags } = sieve
    for (let at = 0; at < from.length; at += 1) {
      if (flags[codes[from[at] ?? 0] ?? 0] === 1) continue
      often[at] = (often[at] ?? 0) + 1
      last[at] = place
    }
    return
  }
  const { values, min, max, notStated } = sieve
  for (let at = 0; at < from.length; at += 1) {
    const value = values[from[at] ?? 0] ?? Number.NaN
    if (notStated ? Number.isNaN(value) : value >= min && value <= max) continue
    often[at] = (often[at] ?? 0) + 1
    last[at] = place
  }
}

/** Slots by group: 0 for those that nothing held back, else one more than the place of the one sieve that did. */
const grouped = (from: Int32Array, often: Uint8Array, last: Uint8Array, groups: number): Int32Array[] => {
  const counts = new Int32Array(groups)
  for (let at = 0; at < from.length; at += 1) {
    const failed = often[at] ?? 0
    if (failed > 1) continue
    const group = failed === 0 ? 0 : (last[at] ?? 0) + 1
    counts[group] = (counts[group] ?? 0) + 1
  }
  const found = Array.from(counts, (count) => new Int32Array(count))
  const filled = new Int32Array(groups)
  for (let at = 0; at < from.length; at += 1) {
    const failed = often[at] ?? 0
    if (failed > 1) continue
    const group = failed === 0 ? 0 : (last[at] ?? 0) + 1
    const place = filled[group] ?? 0
    const own = found[group]
    if (own !== undefined) own[place] = from[at] ?? 0
    filled[group] = place + 1
  }
  return found
}

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
  const often = failures.cleared(from.length)
  const last = lastFailures.cleared(from.length)
  for (const [place, sieve] of sieves.entries()) holdBack(sieve, place, from, often, last)
  const [passed = none, ...alone] = grouped(from, often, last, sieves.length + 1)
  return {
    passing: passed,
    failingOnly: new Map(sieves.map(({ attribute }, place) => [attribute, alone[place] ?? none])),
  }
}
