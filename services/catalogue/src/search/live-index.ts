import type { Position } from '@pinline/chassis/contract/position'
import { rowIdOf } from '@pinline/chassis/read-models/projection'
import type { Platform } from '@pinline/chassis/service'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { indexedProduct } from './indexed-product.ts'
import { ProductIndex } from './product-index.ts'

const rowsAtOnce = 500
const gatherMs = 15

/**
 * The product index of this instance, filled from the products view and kept current by its changes.
 * Answers the failure "an instance serves prices that it loaded an hour ago".
 */
export class LiveIndex {
  readonly index = new ProductIndex()
  readonly #platform: Pick<Platform, 'view' | 'changes' | 'log'>
  readonly #changed = new Set<string>()
  #gathering = false

  constructor(platform: Pick<Platform, 'view' | 'changes' | 'log'>) {
    this.#platform = platform
  }

  /** Listens for changes first and reads the whole view then, so that nothing falls between. */
  async start(): Promise<void> {
    this.#platform.changes(
      productsProjection,
      (row) => {
        this.#changed.add(row._id)
        this.#gather()
      },
      () => this.#readAgain(),
    )
    await this.#readAll()
  }

  async #readAll(): Promise<void> {
    for await (const row of this.#platform.view(productsProjection).find({}).batchSize(rowsAtOnce)) this.#put(row)
  }

  /** Another generation of the view is read from now on. */
  #readAgain(): void {
    this.#readAll().catch((error: unknown) => {
      this.#platform.log.warn({ error: error instanceof Error ? error.message : error }, 'index will read all again')
      setTimeout(() => this.#readAgain(), 500).unref()
    })
  }

  /** Reads the rows of streams that the caller has seen newer than the index holds them. */
  async freshen(positions: readonly Position[]): Promise<void> {
    const late = positions.flatMap((position) => {
      const id = rowIdOf(productsProjection, position)
      const versions = id === undefined ? undefined : this.index.find(id)?.versions
      if (id === undefined) return []
      const known = versions === undefined ? 0 : (new Map(Object.entries(versions)).get(position.streamType) ?? 0)
      return known < position.version ? [id] : []
    })
    if (late.length > 0) await this.#read(late)
  }

  /** Changes of a few milliseconds are read together. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    setTimeout(() => {
      this.#gathering = false
      const ids = [...this.#changed]
      this.#changed.clear()
      this.#read(ids).catch((error: unknown) => {
        for (const id of ids) this.#changed.add(id)
        this.#platform.log.warn({ error: error instanceof Error ? error.message : error }, 'index will read again')
        setTimeout(() => this.#gather(), 500).unref()
      })
    }, gatherMs)
  }

  async #read(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += rowsAtOnce) {
      const rows = this.#platform.view(productsProjection).find({ _id: { $in: ids.slice(from, from + rowsAtOnce) } })
      for await (const row of rows) this.#put(row)
    }
  }

  #put(row: Parameters<typeof indexedProduct>[0]): void {
    const entry = indexedProduct(row)
    if (entry !== undefined) this.index.put(entry)
  }
}
