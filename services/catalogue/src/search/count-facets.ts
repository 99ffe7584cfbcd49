import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type ListedAttribute, priceAttribute } from './attribute-list.ts'
import type { Chosen } from './choose-slots.ts'
import { type CodeColumn, notStated } from './code-column.ts'
import { type Bar, barsOf, stepCount, stepOf, unstatedStep } from './histogram-steps.ts'
import type { MeasureColumn } from './measure-column.ts'
import type { ProductSlots } from './product-slots.ts'

/** Number of products for each value of an attribute, and the distribution of its numbers. */
export interface FacetCount {
  readonly attribute: ListedAttribute
  /** Values that the category has, also with the count 0; the value `''` is "not stated". */
  readonly values: readonly { readonly value: string; readonly count: number }[]
  readonly range: { readonly min: number; readonly max: number; readonly histogram: readonly Bar[] } | null
}

/** The cached counts of a category, and their inputs. */
interface Counted<Column> {
  readonly counts: Int32Array
  readonly column: Column
  readonly changes: number
  readonly within: string
}

/** The distribution of a category's numbers over steps; the last step is for products without a number. */
interface Spread extends Counted<MeasureColumn> {
  readonly min: number
  readonly max: number
}

const none = new Int32Array(0)

/** Whether nothing was filtered. */
const isAll = ([passing, failing = none]: readonly Int32Array[], within: Int32Array): boolean =>
  passing === within && failing.length === 0

/** Number of slots per code or step. */
const tally = (codes: Int32Array | Uint8Array, size: number, groups: readonly Int32Array[]): Int32Array => {
  const counts = new Int32Array(size)
  for (const slots of groups) {
    for (let at = 0; at < slots.length; at += 1) {
      const code = codes[slots[at] ?? 0] ?? notStated
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
  return counts
}

/** Counts facets over slots of one category; caches each category's values while the attribute does not change. */
export class FacetCounter {
  readonly #slots: ProductSlots
  readonly #present = new Map<string, Counted<CodeColumn>>()
  readonly #spreads = new Map<string, Spread>()

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
    const present = this.#presentIn(`${category}:${attribute.id}`, within, column)
    const counts = isAll(groups, within) ? present : tally(column.codes, column.size, groups)
    const values: { value: string; count: number }[] = []
    for (const code of column.inOrder(attribute.type === 'number' ? 'figure' : 'text')) {
      if ((present[code] ?? 0) > 0) values.push({ value: column.valueOf(code), count: counts[code] ?? 0 })
    }
    if (values.length === 0) return undefined
    if (attribute.type !== 'number') values.sort((a, b) => b.count - a.count)
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
    const column = attribute.id === priceAttribute ? this.#slots.prices.in(rate) : this.#slots.measured(attribute.id)
    const { counts: present, min, max } = this.#spread(`${category}:${attribute.id}:${rate?.to ?? ''}`, within, column)
    if (min > max) return undefined
    const counts = isAll(groups, within) ? present : tally(column.steps, stepCount + 1, groups)
    return {
      attribute,
      values: (present[unstatedStep] ?? 0) === 0 ? [] : [{ value: '', count: counts[unstatedStep] ?? 0 }],
      range: { min, max, histogram: barsOf(counts, present.subarray(0, stepCount)) },
    }
  }

  #spread(key: string, within: Int32Array, column: MeasureColumn): Spread {
    const known = this.#spreads.get(key)
    if (known !== undefined && this.#holds(known, column)) return known
    const { values, steps, changes } = column
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let at = 0; at < within.length; at += 1) {
      const value = values[within[at] ?? 0] ?? Number.NaN
      if (value < min) min = value
      if (value > max) max = value
    }
    const counts = tally(steps, stepCount + 1, [within])
    const spread = { counts, min, max, column, changes, within: this.#membership }
    this.#spreads.set(key, spread)
    return spread
  }

  #presentIn(key: string, within: Int32Array, column: CodeColumn): Int32Array {
    const known = this.#present.get(key)
    if (known !== undefined && this.#holds(known, column)) return known.counts
    const { codes, size, changes } = column
    const counts = tally(codes, size, [within])
    this.#present.set(key, { counts, column, changes, within: this.#membership })
    return counts
  }

  /** Whether the column and the category's products are unchanged. */
  #holds<Column extends { readonly changes: number }>(known: Counted<Column>, column: Column): boolean {
    return known.column === column && known.changes === column.changes && known.within === this.#membership
  }

  /** Changes when a product is added, removed or moved to another category. */
  get #membership(): string {
    return `${this.#slots.orderChanges}:${this.#slots.coded('category').changes}`
  }
}
