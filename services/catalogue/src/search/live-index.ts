import { setImmediate as nextTurn } from 'node:timers/promises'
import { rowIdOf } from '@pinline/chassis/read-models/projection'
import type { RowChange } from '@pinline/chassis/read-models/view-changes'
import type { Platform } from '@pinline/chassis/service'
import type { Position } from '@pinline/contracts/api/position'
import { treeFrom } from '../domain/taxonomy/category-tree.ts'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { type IndexedProduct, indexedProduct, restocked, SameTexts, versionsOf } from './indexed-product.ts'
import { ProductIndex } from './product-index.ts'

const rowBatchSize = 500
/** Rows indexed per turn of the event loop. */
const rowsPerTurn = 100
const debounceMs = 15
const retryDelayMs = 500

/** A change of the index: products, and whether lists may change beyond those that contain them. */
export interface IndexChange {
  readonly ids: readonly string[]
  readonly lists: boolean
}

type Row = Parameters<typeof indexedProduct>[0]
type StockChange = Pick<Row, '_versions'> & Required<Pick<Row, 'stock'>>

const ofStock = new Set(['stock', '_versions', '_v'])

/** What is new if nothing but the stock was written, as by each order; undefined for all other writes. */
const stockChangeOf = ({ fields }: RowChange): StockChange | undefined =>
  fields !== undefined &&
  'stock' in fields &&
  '_versions' in fields &&
  Object.keys(fields).every((name) => ofStock.has(name))
    ? (fields as unknown as StockChange)
    : undefined

/**
 * The product index of this instance, filled from the products view and updated by its changes. Prevents the failures
 * "an instance serves prices that it loaded an hour ago" and "searches block while a view is rebuilt": another
 * generation of the view fills a second index in slices, and reads use the first until it is complete.
 */
export class LiveIndex {
  readonly #platform: Pick<Platform, 'view' | 'fieldChanges' | 'log'>
  /** Rows to be read, or what is new of their stock. */
  readonly #changed = new Map<string, StockChange | 'to-read'>()
  readonly #listeners = new Set<(change: IndexChange) => void>()
  #texts = new SameTexts()
  #index = new ProductIndex()
  /** The index being filled, and the rows changed in the meantime. */
  #next: { readonly index: ProductIndex; readonly changed: Set<string> } | undefined
  #taxonomy: Taxonomy | undefined
  #gathering = false

  constructor(platform: Pick<Platform, 'view' | 'fieldChanges' | 'log'>) {
    this.#platform = platform
  }

  /** The index to read from: another object after the view was rebuilt. */
  get index(): ProductIndex {
    return this.#index
  }

  /** Reports changes once the index has them. Returns a function that stops it. */
  onChange(listener: (change: IndexChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Listens for changes first and reads the whole view then, so that nothing falls between. */
  async start(): Promise<void> {
    const { started } = this.#platform.fieldChanges(
      productsProjection,
      (change) => {
        const { rowId } = change
        const mustRead = this.#changed.get(rowId) === 'to-read'
        this.#changed.set(rowId, (mustRead ? undefined : stockChangeOf(change)) ?? 'to-read')
        this.#next?.changed.add(rowId)
        this.#gather()
      },
      () => this.#readAgain(),
    )
    await started
    await this.#fill(this.#index)
  }

  /** Applies the categories and attributes that staff defined, if they have changed. */
  define(taxonomy: Taxonomy): void {
    if (this.#taxonomy === taxonomy) return
    this.#taxonomy = taxonomy
    this.#defineIn(this.#index)
    if (this.#next !== undefined) this.#defineIn(this.#next.index)
    this.#notify({ ids: [], lists: true })
  }

  #defineIn(index: ProductIndex): void {
    const state = this.#taxonomy
    if (state === undefined) return
    index.define(
      Object.values(state.attributes).map(({ attributeId, ...defined }) => ({ id: attributeId, ...defined })),
      Object.values(state.categories).map((category) => ({
        ids: treeFrom(state, category).map(({ categoryId }) => categoryId),
        titles: category.titles,
      })),
    )
  }

  /** Puts all rows into an index, a slice a turn of the process. */
  async #fill(index: ProductIndex): Promise<void> {
    this.#defineIn(index)
    let count = 0
    for await (const row of this.#platform.view(productsProjection).find({}).batchSize(rowBatchSize)) {
      this.#put(index, row)
      count += 1
      if (count % rowsPerTurn !== 0) continue
      index.flush()
      await nextTurn()
    }
  }

  /**
   * Another generation of the view is read from now on: a second index is filled, and takes over when it is complete.
   */
  #readAgain(): void {
    const next = { index: new ProductIndex(), changed: new Set<string>() }
    this.#next = next
    this.#texts = new SameTexts()
    this.#rebuild(next).catch((error: unknown) => {
      this.#platform.log.warn({ error: error instanceof Error ? error.message : error }, 'index will read all again')
      setTimeout(() => this.#readAgain(), retryDelayMs).unref()
    })
  }

  async #rebuild(next: { readonly index: ProductIndex; readonly changed: Set<string> }): Promise<void> {
    await this.#fill(next.index)
    while (this.#next === next && next.changed.size > 0) {
      const ids = [...next.changed]
      next.changed.clear()
      await this.#read(ids, next.index)
    }
    // Another rebuild has begun: its index is the current one.
    if (this.#next !== next) return
    this.#index = next.index
    this.#next = undefined
    this.#notify({ ids: [], lists: true })
  }

  /** Reads the rows of streams for which the caller has a newer position than the index. */
  async catchUp(positions: readonly Position[]): Promise<void> {
    const late = positions.flatMap((position) => {
      const id = rowIdOf(productsProjection, position)
      const versions = id === undefined ? undefined : this.index.find(id)?.versions
      if (id === undefined) return []
      const known = versions === undefined ? 0 : (new Map(Object.entries(versions)).get(position.streamType) ?? 0)
      return known < position.version ? [id] : []
    })
    if (late.length > 0) await this.#read(late, this.#index)
  }

  /** Changes of a few milliseconds are read together. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    setTimeout(() => {
      this.#gathering = false
      const changed = [...this.#changed]
      this.#changed.clear()
      const ids = changed.filter(([id, change]) => !this.#restock(id, change)).map(([id]) => id)
      if (ids.length === 0) return
      this.#read(ids, this.#index).catch((error: unknown) => {
        for (const id of ids) this.#changed.set(id, 'to-read')
        this.#platform.log.warn({ error: error instanceof Error ? error.message : error }, 'index will read again')
        setTimeout(() => this.#gather(), retryDelayMs).unref()
      })
    }, debounceMs)
  }

  /** Applies what is new of a product's stock; false if its row is to be read. */
  #restock(id: string, change: StockChange | 'to-read'): boolean {
    const before = this.#index.find(id)
    if (change === 'to-read' || before === undefined) return false
    const { product, price, stock } = versionsOf(id, change._versions)
    if (product !== before.versions.product || price !== before.versions.price) return false
    if (stock <= before.versions.stock) return true
    const outcome = this.#putEntry(this.#index, restocked(before, change.stock, { product, price, stock }))
    this.#index.flush()
    this.#notify({ ids: [id], lists: outcome === 'listed' })
    return true
  }

  async #read(ids: readonly string[], index: ProductIndex): Promise<void> {
    const changed: string[] = []
    let lists = false
    for (let from = 0; from < ids.length; from += rowBatchSize) {
      const some = ids.slice(from, from + rowBatchSize)
      const missing = new Set(some)
      const rows = this.#platform.view(productsProjection).find({ _id: { $in: some } })
      for await (const row of rows) {
        missing.delete(row._id)
        const outcome = this.#put(index, row)
        if (outcome !== 'same') changed.push(row._id)
        lists ||= outcome === 'listed'
      }
      for (const id of missing) {
        if (!index.remove(id)) continue
        changed.push(id)
        lists = true
      }
      index.flush()
    }
    if (index === this.#index && changed.length > 0) this.#notify({ ids: changed, lists })
  }

  /** `listed`: what lists find the product by is another than before; `changed`: only its price or stock. */
  #put(index: ProductIndex, row: Row): 'same' | 'changed' | 'listed' {
    const entry = indexedProduct(row, this.#texts)
    if (entry === undefined) return index.remove(row._id) ? 'listed' : 'same'
    return this.#putEntry(index, entry)
  }

  #putEntry(index: ProductIndex, entry: IndexedProduct): 'same' | 'changed' | 'listed' {
    const before = index.find(entry.id)
    if (!index.put(entry)) return 'same'
    const same = before?.versions.product === entry.versions.product && before.available > 0 === entry.available > 0
    return same ? 'changed' : 'listed'
  }

  #notify(change: IndexChange): void {
    for (const listener of this.#listeners) listener(change)
  }
}
