import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { priceAttribute } from './attribute-list.ts'
import type { CodeColumn } from './code-column.ts'
import type { Test } from './meaning.ts'
import type { ProductSlots } from './product-slots.ts'
import { wordsFor, writeSlots } from './slot-bits.ts'

/** All tests of one attribute, prepared for many slots. */
type SlotFilter =
  | { readonly attribute: string; readonly column: CodeColumn; readonly flags: Uint8Array }
  | {
      readonly attribute: string
      readonly values: Float64Array
      readonly min: number
      readonly max: number
      readonly notStated: boolean
    }

/** Slots that pass all filters, and for each filtered attribute those that fail only its filter. */
export interface Chosen {
  readonly passing: Int32Array
  readonly failingOnly: ReadonlyMap<string, Int32Array>
}

const none = new Int32Array(0)

const both = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((flag, code) => flag & (b[code] ?? 0))

const slotFiltersOf = (slots: ProductSlots, tests: readonly Test[], rate: ExchangeRate | undefined): SlotFilter[] => {
  const filters = new Map<string, SlotFilter>()
  for (const test of tests) {
    const { attribute, values, min, max } = test
    const column = slots.codedIfAny(attribute)
    const known = filters.get(attribute)
    if (column !== undefined) {
      const flags = column.allowed(test)
      const merged = known !== undefined && 'flags' in known ? both(known.flags, flags) : flags
      filters.set(attribute, { attribute, column, flags: merged })
      continue
    }
    const measured = attribute === priceAttribute ? slots.prices.in(rate) : slots.measuredIfAny(attribute)
    const before = known !== undefined && 'min' in known ? known : undefined
    const [only] = values?.length === 1 && values[0] !== '' ? values.map(Number) : []
    filters.set(attribute, {
      attribute,
      values: measured?.values ?? new Float64Array(0),
      min: Math.max(before?.min ?? Number.NEGATIVE_INFINITY, min ?? only ?? Number.NEGATIVE_INFINITY),
      max: Math.min(before?.max ?? Number.POSITIVE_INFINITY, max ?? only ?? Number.POSITIVE_INFINITY),
      notStated: values?.includes('') === true && min === undefined && max === undefined,
    })
  }
  return [...filters.values()]
}

/** Bit arrays by slot that all lists reuse: new ones would burden the garbage collector. */
const bitBuffers: Int32Array[] = []
let slotBuffer = new Int32Array(0)

const bitBuffer = (place: number, words: number): Int32Array => {
  const known = bitBuffers[place]
  if (known !== undefined && known.length >= words) return known
  const made = new Int32Array(Math.ceil(words * 1.5))
  bitBuffers[place] = made
  return made
}

const writeBits = (slots: ProductSlots, from: Int32Array, bits: Int32Array, words: number): void => {
  bits.fill(0, 0, words)
  if (from.length === slots.size) {
    const { listed } = slots
    for (let word = 0; word < words; word += 1) bits[word] = listed[word] ?? 0
    return
  }
  for (let at = 0; at < from.length; at += 1) {
    const slot = from[at] ?? 0
    bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }
}

/** Writes bits of which slots a sieve lets through. */
const applySieve = (filter: SlotFilter, bits: Int32Array, words: number): void => {
  if ('flags' in filter) filter.column.through(filter.flags, bits, words)
  else if (filter.notStated) applyNotStated(filter.values, bits, words)
  else applyRange(filter.values, filter.min, filter.max, bits, words)
}

/** Branch-free: branch mispredictions would make it four times as slow. */
const applyRange = (values: Float64Array, min: number, max: number, bits: Int32Array, words: number): void => {
  let slot = 0
  for (let word = 0; word < words; word += 1) {
    const end = Math.min(values.length, (word + 1) << 5)
    let found = 0
    for (let bit = 0; slot < end; slot += 1, bit += 1) {
      const value = values[slot] ?? Number.NaN
      found |= (Number(value >= min) & Number(value <= max)) << bit
    }
    bits[word] = found
  }
}

const applyNotStated = (values: Float64Array, bits: Int32Array, words: number): void => {
  let slot = 0
  for (let word = 0; word < words; word += 1) {
    const end = Math.min(values.length, (word + 1) << 5)
    let found = 0
    for (let bit = 0; slot < end; slot += 1, bit += 1) found |= Number(Number.isNaN(values[slot])) << bit
    bits[word] = found
  }
}

/** Those of the slots that pass every test; in ascending order, or unchanged if all pass. */
export const passing = (
  slots: ProductSlots,
  from: Int32Array,
  tests: readonly Test[],
  rate?: ExchangeRate,
): Int32Array => {
  const filters = slotFiltersOf(slots, tests, rate)
  if (filters.length === 0) return from
  const words = wordsFor(slots.length)
  const [passed, through] = [bitBuffer(0, words), bitBuffer(1, words)]
  writeBits(slots, from, passed, words)
  for (const filter of filters) {
    applySieve(filter, through, words)
    for (let word = 0; word < words; word += 1) passed[word] = (passed[word] ?? 0) & (through[word] ?? 0)
  }
  if (slotBuffer.length < from.length) slotBuffer = new Int32Array(Math.ceil(from.length * 1.5))
  return slotBuffer.slice(0, writeSlots(passed, words, slotBuffer, 0))
}

let chosenSlots = new Int32Array(0)

/**
 * Filters slots, 32 at a time: a slot that passes all filters counts everywhere, one that fails a single filter counts
 * for that filter's values, so that the counts of a filter respect the others only. Slots are in ascending order, in
 * arrays that are valid until the next call.
 */
export const chooseSlots = (
  slots: ProductSlots,
  from: Int32Array,
  tests: readonly Test[],
  rate: ExchangeRate | undefined,
): Chosen => {
  const filters = slotFiltersOf(slots, tests, rate)
  if (filters.length === 0) return { passing: from, failingOnly: new Map() }
  const words = wordsFor(slots.length)
  const passed = bitBuffer(0, words)
  writeBits(slots, from, passed, words)
  const through = filters.map((filter, place) => {
    const bits = bitBuffer(place + 1, words)
    applySieve(filter, bits, words)
    return bits
  })
  // No iterator in here: for each word of each list they were three quarters of all garbage.
  for (let word = 0; word < words; word += 1) {
    const requested = passed[word] ?? 0
    let once = 0
    let twice = 0
    for (let place = 0; place < through.length; place += 1) {
      const failed = requested & ~(through[place]?.[word] ?? 0)
      twice |= once & failed
      once |= failed
    }
    passed[word] = requested & ~once
    for (let place = 0; place < through.length; place += 1) {
      const bits = through[place]
      if (bits !== undefined) bits[word] = requested & ~(bits[word] ?? 0) & ~twice
    }
  }
  // No slot is in two of them.
  if (chosenSlots.length < from.length) chosenSlots = new Int32Array(Math.ceil(from.length * 1.5))
  let end = writeSlots(passed, words, chosenSlots, 0)
  const chosen = chosenSlots.subarray(0, end)
  const failingOnly = new Map<string, Int32Array>()
  for (const [place, { attribute }] of filters.entries()) {
    const begin = end
    end = writeSlots(through[place] ?? none, words, chosenSlots, begin)
    failingOnly.set(attribute, chosenSlots.subarray(begin, end))
  }
  return { passing: chosen, failingOnly }
}
