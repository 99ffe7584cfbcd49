import { articleOf } from './article-of.ts'
import { fixedAttributes, type ListedAttribute, priceAttribute } from './attribute-list.ts'
import { CodeColumn } from './code-column.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { MeasureColumn } from './measure-column.ts'
import { naturalKey } from './natural-order.ts'
import { PartNumbers } from './part-numbers.ts'
import { PriceColumns } from './price-columns.ts'
import { SlotBits } from './slot-bits.ts'
import { SortedSlots } from './sorted-slots.ts'

const minuteMs = 60_000
const maxMagnitudes = 31
/** More than any rank. */
export const rankLevels = 256

/** The columns that lists filter and sort by, one slot per product, in typed arrays. A freed slot is reused. */
export class ProductSlots {
  readonly numbers = new PartNumbers()
  readonly prices: PriceColumns
  readonly #attributes = new Map<string, ListedAttribute>()
  readonly #coded = new Map<string, CodeColumn>()
  readonly #measured = new Map<string, MeasureColumn>()
  readonly #products: (IndexedProduct | undefined)[] = []
  readonly #slots = new Map<string, number>()
  readonly #modelKeys: string[] = []
  readonly #byModel = new SortedSlots((a, b) => {
    const [left, right] = [this.#modelKeys[a] ?? '', this.#modelKeys[b] ?? '']
    return left === right ? 0 : left < right ? -1 : 1
  })
  /** When a product was added, in minutes; pieces sold; and the default rank, lower is better. */
  readonly added = new MeasureColumn()
  readonly sold = new MeasureColumn()
  readonly present = new MeasureColumn()
  #ranks = new Int32Array(0)
  #rankedAt = -1
  /** Slots with a product. */
  readonly #listed = new SlotBits()
  readonly #left: number[] = []
  #free: number[] = []

  constructor() {
    for (const attribute of fixedAttributes) this.#take(attribute)
    this.prices = new PriceColumns(this.measured(priceAttribute))
  }

  get size(): number {
    return this.#slots.size
  }

  /** One more than the highest slot ever used. */
  get length(): number {
    return this.#products.length
  }

  get attributes(): IterableIterator<ListedAttribute> {
    return this.#attributes.values()
  }

  attribute(id: string): ListedAttribute | undefined {
    return this.#attributes.get(id)
  }

  /** Adds an attribute that staff defined, with the values of existing products. */
  addAttribute(attribute: ListedAttribute): void {
    const known = this.#attributes.get(attribute.id)
    if (known !== undefined && known.type === attribute.type && known.unit === attribute.unit) return
    this.#take(attribute)
    for (const [slot, product] of this.#products.entries()) {
      if (product !== undefined) this.#set(attribute, slot, product)
    }
  }

  removeAttribute(id: string): void {
    this.#attributes.delete(id)
    this.#coded.delete(id)
    this.#measured.delete(id)
  }

  /** Attributes that are no fields of every product. */
  addedAttributes(): string[] {
    return [...this.#attributes.keys()].filter((id) => !fixedAttributes.some((fixed) => fixed.id === id))
  }

  /** Counts changes of which products there are and how they are called. */
  get orderChanges(): number {
    return this.#byModel.changes
  }

  /** The column of an attribute with few values. */
  coded(id: string): CodeColumn {
    const found = this.#coded.get(id)
    if (found === undefined) throw new Error(`${id} is no attribute of few values`)
    return found
  }

  codedIfAny(id: string): CodeColumn | undefined {
    return this.#coded.get(id)
  }

  measured(id: string): MeasureColumn {
    const found = this.#measured.get(id)
    if (found === undefined) throw new Error(`${id} is no numeric attribute`)
    return found
  }

  measuredIfAny(id: string): MeasureColumn | undefined {
    return this.#measured.get(id)
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id)
  }

  at(slot: number): IndexedProduct | undefined {
    return this.#products[slot]
  }

  *all(): IterableIterator<IndexedProduct> {
    for (const product of this.#products) if (product !== undefined) yield product
  }

  /** Returns whether the product is new. */
  put(product: IndexedProduct): boolean {
    const known = this.#slots.get(product.id)
    const slot = known ?? this.#newSlot()
    const before = this.#products[slot]
    this.#slots.set(product.id, slot)
    this.#listed.add(slot)
    this.#products[slot] = product
    for (const attribute of this.#attributes.values()) this.#set(attribute, slot, product)
    if (before?.prices !== product.prices || before.product.data.moq !== product.product.data.moq) {
      this.prices.put(slot, product)
    }
    this.#rank(slot, product)
    const { model } = product.product.data
    if (before?.product.data.model !== model) {
      if (before !== undefined) this.#byModel.remove(slot)
      if (before !== undefined) this.#byModel.flush()
      this.#modelKeys[slot] = `${naturalKey(model)}\u0000${product.id}`
      this.#byModel.add(slot)
      this.numbers.put(slot, model, articleOf(product))
    }
    return known === undefined
  }

  /** Returns whether the product existed. */
  remove(id: string): boolean {
    const slot = this.#slots.get(id)
    if (slot === undefined) return false
    this.#slots.delete(id)
    this.#listed.delete(slot)
    this.#products[slot] = undefined
    for (const column of this.#coded.values()) column.set(slot, null)
    for (const column of this.#measured.values()) column.set(slot, null)
    this.prices.remove(slot)
    this.numbers.remove(slot)
    this.#byModel.remove(slot)
    this.#left.push(slot)
    return true
  }

  /** Bits of the slots with a product, 32 per word. */
  get listed(): Int32Array {
    return this.#listed.words
  }

  /** Slots in the order of their part numbers. */
  get byModel(): Int32Array {
    return this.#byModel.slots
  }

  /** Place in that order by slot. */
  get modelRanks(): Int32Array {
    const order = this.byModel
    if (this.#rankedAt === this.#byModel.changes) return this.#ranks
    if (this.#ranks.length < this.length) this.#ranks = new Int32Array(Math.ceil(this.length * 1.5))
    for (let place = 0; place < order.length; place += 1) this.#ranks[order[place] ?? 0] = place
    this.#rankedAt = this.#byModel.changes
    return this.#ranks
  }

  /** Merges what changed into the orders, a part of the work that the next list need not do. */
  flush(): void {
    this.numbers.flush()
    this.#byModel.flush()
  }

  #newSlot(): number {
    if (this.#free.length === 0 && this.#left.length > 0) {
      this.flush()
      this.#free = this.#left.splice(0)
    }
    return this.#free.pop() ?? this.#products.length
  }

  #rank(slot: number, { available, product, stock }: IndexedProduct): void {
    const sold = (stock?.sold ?? 0) + (stock?.madeToOrderSold ?? 0)
    const life = { active: 0, 'not-for-new-designs': 1, discontinued: 2 }[product.lifecycle]
    const sales = maxMagnitudes - Math.min(maxMagnitudes, Math.floor(Math.log2(sold + 1)))
    this.added.set(slot, Math.round(Date.parse(product.addedAt) / minuteMs))
    this.sold.set(slot, sold)
    this.present.set(slot, ((available > 0 ? 0 : 4) + life) * (maxMagnitudes + 1) + sales)
  }

  #take(attribute: ListedAttribute): void {
    this.#attributes.set(attribute.id, attribute)
    if (attribute.counted) this.#coded.set(attribute.id, new CodeColumn())
    else this.#measured.set(attribute.id, new MeasureColumn())
  }

  #set(attribute: ListedAttribute, slot: number, product: IndexedProduct): void {
    const value = attribute.read(product)
    if (attribute.counted) this.coded(attribute.id).set(slot, value)
    else this.measured(attribute.id).set(slot, typeof value === 'number' ? value : null)
  }
}
