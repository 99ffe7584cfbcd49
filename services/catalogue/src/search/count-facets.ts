import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type ListedAttribute, priceAttribute } from './attribute-list.ts'
import type { Chosen } from './choose-slots.ts'
import { notStated } from './code-column.ts'
import { type Bar, barsOf, stepCount, stepOf } from './figure-steps.ts'
import type { ProductSlots } from './product-slots.ts'

/** How many products each value of an attribute would leave, and how its figures spread. */
export interface FacetCount {
  readonly attribute: ListedAttribute
  /** Values that the category has, also with the count 0; the value `''` is "not stated". */
  readonly values: readonly { readonly value: string; readonly count: number }[]
  readonly range: { readonly min: number; readonly max: number; readonly histogram: readonly Bar[] } | null
}

interface Spread {
  readonly present: Int32Array
  readonly min: number
  readonly max: number
  readonly missing: number
  readonly changes: number
  readonly until: number
}

const spreadKeptMs = 250
const none = new Int32Array(0)

/** Whether nothing was filtered, so that what is there is what is counted. */
const isAll = ([passing, failing = none]: readonly Int32Array[], within: Int32Array): boolean =>
  passing === within && failing.length === 0

const tally = (codes: Int32Array, size: number, groups: readonly Int32Array[]): Int32Array => {
  const counts = new Int32Array(size)
  for (const slots of groups) {
    for (let at = 0; at < slots.length; at += 1) {
      const code = codes[slots[at] ?? 0] ?? notStated
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
  return counts
}

/** Counts facets over slots of one category; remembers which values each category has while no value changes. */
export class FacetCounter {
  readonly #slots: ProductSlots
  readonly #present = new Map<string, Map<string, Int32Array>>()
  readonly #spreads = new Map<string, Spread>()
  #changes = -1

  constructor(slots: ProductSlots) {
    this.#slots = slots
  }

  /** `category` names what `within`, the slots before text and filters, are those of. */
  count(category: string, within: Int32Array, chosen: Chosen, rate: ExchangeRate | undefined): FacetCount[] {
    const found: FacetCount[] = []
    for (const attribute of this.#slots.attributes) {
      const groups = [chosen.passing, chosen.failingOnly.get(attribute.id) ?? none]
      const facet = attribute.counted
        ? this.#counted(attribute, category, within, groups)
        : this.#measured(attribute, category, within, groups, rate)
      if (facet !== undefined) found.push(facet)
    }
    return found
  }

  #counted(
    attribute: ListedAttribute,
    category: string,
    within: Int32Array,
    groups: readonly Int32Array[],
  ): FacetCount | undefined {
    const column = this.#slots.coded(attribute.id)
    const present = this.#presentIn(category, within, attribute.id)
    const counts = isAll(groups, within) ? present : tally(column.codes, column.size, groups)
    const values: { value: string; count: number }[] = []
    for (let code = 1; code < column.size; code += 1) {
      if ((present[code] ?? 0) > 0) values.push({ value: column.valueOf(code), count: counts[code] ?? 0 })
    }
    if (values.length === 0) return undefined
    if (attribute.type === 'number') values.sort((a, b) => Number(a.value) - Number(b.value))
    else values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    const range = attribute.type === 'number' ? this.#rangeOf(attribute.id, present, counts) : null
    if ((present[notStated] ?? 0) > 0) values.push({ value: '', count: counts[notStated] ?? 0 })
    return { attribute, values, range }
  }

  #rangeOf(id: string, present: Int32Array, counts: Int32Array): FacetCount['range'] {
    const column = this.#slots.coded(id)
    const byStep = new Int32Array(stepCount)
    const presentByStep = new Int32Array(stepCount)
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    for (let code = 1; code < column.size; code += 1) {
      if ((present[code] ?? 0) === 0) continue
      const number = column.numberOf(code)
      const step = stepOf(number)
      min = Math.min(min, number)
      max = Math.max(max, number)
      byStep[step] = (byStep[step] ?? 0) + (counts[code] ?? 0)
      presentByStep[step] = (presentByStep[step] ?? 0) + (present[code] ?? 0)
    }
    return { min, max, histogram: barsOf(byStep, presentByStep) }
  }

  #measured(
    attribute: ListedAttribute,
    category: string,
    within: Int32Array,
    groups: readonly Int32Array[],
    rate: ExchangeRate | undefined,
  ): FacetCount | undefined {
    const { values, steps } =
      attribute.id === priceAttribute ? this.#slots.prices.in(rate) : this.#slots.measured(attribute.id)
    const { present, min, max, missing } = this.#spread(
      `${category}:${attribute.id}:${rate?.to ?? ''}`,
      within,
      values,
      steps,
    )
    if (min > max) return undefined
    const counts = new Int32Array(stepCount)
    let unstated = 0
    for (const slots of groups) {
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0
        const step = steps[slot] ?? 0
        if (Number.isNaN(values[slot] ?? Number.NaN)) unstated += 1
        else counts[step] = (counts[step] ?? 0) + 1
      }
    }
    return {
      attribute,
      values: missing === 0 ? [] : [{ value: '', count: unstated }],
      range: { min, max, histogram: barsOf(counts, present) },
    }
  }

  /** How the figures of a category spread; what is a moment old serves again, as prices and stock change all the time. */
  #spread(key: string, within: Int32Array, values: Float64Array, steps: Uint8Array): Spread {
    const known = this.#spreads.get(key)
    const now = performance.now()
    const good = known !== undefined && (known.changes === this.#slots.putCount || known.until > now)
    if (good) return known
    const present = new Int32Array(stepCount)
    let [min, max, missing] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
    for (let at = 0; at < within.length; at += 1) {
      const slot = within[at] ?? 0
      const value = values[slot] ?? Number.NaN
      if (Number.isNaN(value)) {
        missing += 1
        continue
      }
      if (value < min) min = value
      if (value > max) max = value
      const step = steps[slot] ?? 0
      present[step] = (present[step] ?? 0) + 1
    }
    const spread = { present, min, max, missing, changes: this.#slots.putCount, until: now + spreadKeptMs }
    this.#spreads.set(key, spread)
    return spread
  }

  #presentIn(category: string, within: Int32Array, id: string): Int32Array {
    if (this.#changes !== this.#slots.changes) {
      this.#present.clear()
      this.#spreads.clear()
      this.#changes = this.#slots.changes
    }
    const known = this.#present.get(category) ?? new Map<string, Int32Array>()
    this.#present.set(category, known)
    const column = this.#slots.coded(id)
    const counts = known.get(id) ?? tally(column.codes, column.size, [within])
    known.set(id, counts)
    return counts
  }
}
