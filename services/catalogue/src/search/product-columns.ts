import { type Attribute, type AttributeCodes, attributes, attributeValues, noCode } from './attribute-codes.ts'
import { foldPartNumber } from './fold-text.ts'
import type { IndexedProduct } from './indexed-product.ts'

const grown = (column: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(length)
  larger.set(column)
  return larger
}

const none = 0

/** What lists filter and sort by, one slot a product, in typed arrays. Slots are never given back. */
export class ProductColumns {
  readonly codes: AttributeCodes
  readonly products: IndexedProduct[] = []
  readonly partNumbers: string[] = []
  readonly attribute: Record<Attribute, Int32Array<ArrayBuffer>>
  /** −1 where unknown. */
  positions = new Int32Array(none)
  rows = new Int32Array(none)
  available = new Int32Array(none)
  /** Alphabetical place by part number: the tie-break of every sort. */
  modelRank = new Int32Array(none)
  /** Slots by that place. */
  byModel: number[] = []
  readonly #slots = new Map<string, number>()
  #ranked = true

  constructor(codes: AttributeCodes) {
    this.codes = codes
    this.attribute = {
      category: new Int32Array(none),
      manufacturer: new Int32Array(none),
      series: new Int32Array(none),
      orientation: new Int32Array(none),
      mounting: new Int32Array(none),
      gender: new Int32Array(none),
      pitch: new Int32Array(none),
    }
  }

  get size(): number {
    return this.products.length
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id)
  }

  put(entry: IndexedProduct): void {
    const known = this.#slots.get(entry.id)
    const slot = known ?? this.products.length
    if (known === undefined) {
      this.#slots.set(entry.id, slot)
      this.#reserve(slot + 1)
      this.#ranked = false
    }
    const { data } = entry.product
    this.products[slot] = entry
    this.partNumbers[slot] = foldPartNumber(data.model)
    const values = attributeValues(entry)
    for (const attribute of attributes) {
      const value = values[attribute]
      this.attribute[attribute][slot] = value === null ? noCode : this.codes.codeOf(attribute, value)
    }
    this.positions[slot] = data.positions ?? -1
    this.rows[slot] = data.rows ?? -1
    this.available[slot] = entry.available
  }

  /** Brings the alphabetical order up to date after new products. */
  rank(): void {
    if (this.#ranked) return
    const collator = new Intl.Collator('en', { numeric: true })
    this.byModel = this.products
      .map(({ product }, slot) => ({ model: product.data.model, slot }))
      .sort((a, b) => collator.compare(a.model, b.model) || a.slot - b.slot)
      .map(({ slot }) => slot)
    this.byModel.forEach((slot, place) => {
      this.modelRank[slot] = place
    })
    this.#ranked = true
  }

  #reserve(length: number): void {
    if (length <= this.positions.length) return
    const capacity = Math.max(1024, length * 2)
    for (const attribute of attributes) this.attribute[attribute] = grown(this.attribute[attribute], capacity)
    this.positions = grown(this.positions, capacity)
    this.rows = grown(this.rows, capacity)
    this.available = grown(this.available, capacity)
    this.modelRank = grown(this.modelRank, capacity)
  }
}
