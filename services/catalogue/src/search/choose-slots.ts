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

/** Bits by slot, 32 in a word. */
type Bits = Int32Array

const wordsFor = (slots: number): number => (slots + 31) >>> 5

const bitsOf = (slots: Int32Array, words: number): Bits => {
  const bits = new Int32Array(words)
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }
  return bits
}

/** Which slots a sieve lets through, each asked in turn, which is many times faster than in an order of theirs. */
const letThrough = (sieve: Sieve, words: number): Bits => {
  const bits = new Int32Array(words)
  if ('flags' in sieve) {
    const { codes, flags } = sieve
    const length = Math.min(codes.length, words << 5)
    for (let slot = 0; slot < length; slot += 1) {
      const word = slot >>> 5
      bits[word] = (bits[word] ?? 0) | ((flags[codes[slot] ?? 0] ?? 0) << (slot & 31))
    }
    return bits
  }
  const { values, min, max, notStated } = sieve
  const length = Math.min(values.length, words << 5)
  for (let slot = 0; slot < length; slot += 1) {
    const value = values[slot] ?? Number.NaN
    if (!(notStated ? Number.isNaN(value) : value >= min && value <= max)) continue
    bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }
  return bits
}

const slotsOf = (bits: Bits): Int32Array => {
  if (workspace.length < bits.length << 5) workspace = new Int32Array(Math.ceil((bits.length << 5) * 1.5))
  let count = 0
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] ?? 0
    while (left !== 0) {
      const lowest = left & -left
      workspace[count] = (word << 5) + 31 - Math.clz32(lowest)
      count += 1
      left ^= lowest
    }
  }
  return workspace.slice(0, count)
}

/**
 * Filters slots, 32 at a time: what passes all of them counts everywhere, what fails one alone counts for the values of
 * that one, so that each filter's counts obey the others only. Slots come in the order of their numbers.
 */
export const chooseSlots = (
  slots: ProductSlots,
  from: Int32Array,
  tests: readonly Test[],
  rate: ExchangeRate | undefined,
): Chosen => {
  const sieves = sievesOf(slots, tests, rate)
  if (sieves.length === 0) return { passing: from, failingOnly: new Map() }
  const words = wordsFor(slots.length)
  const passed = bitsOf(from, words)
  const through = sieves.map((sieve) => letThrough(sieve, words))
  const alone = through.map(() => new Int32Array(words))
  for (let word = 0; word < words; word += 1) {
    const asked = passed[word] ?? 0
    if (asked === 0) continue
    let [once, twice] = [0, 0]
    for (const bits of through) {
      const failed = asked & ~(bits[word] ?? 0)
      twice |= once & failed
      once |= failed
    }
    passed[word] = asked & ~once
    for (const [place, bits] of through.entries()) {
      const own = alone[place]
      if (own !== undefined) own[word] = asked & ~(bits[word] ?? 0) & ~twice
    }
  }
  return {
    passing: slotsOf(passed),
    failingOnly: new Map(sieves.map(({ attribute }, place) => [attribute, slotsOf(alone[place] ?? none)])),
  }
}
