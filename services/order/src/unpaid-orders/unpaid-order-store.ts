import { ContendedError } from '@pinline/chassis/contended'
import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { type Loaded, StateCache } from '@pinline/chassis/state-cache'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId } from '@pinline/events/ids'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderSettings } from '../domain/settings/order-settings.ts'
import type { OrderDeps } from '../order-deps.ts'
import { needsCleaning, type UnpaidOrder, withOpened } from './unpaid-orders.ts'

interface UnpaidOrdersDocument {
  readonly _id: BuyerId
  readonly revision: number
  readonly orders: readonly UnpaidOrder[]
}

const maxAttempts = 60
const maxSaved = 2000
/** An order that is not committed this long after it was opened never will be. */
const uncommittedMs = 60_000

/**
 * The unpaid orders of each buyer: one document, as many entries as the settings allow. Prevents the failure "two orders
 * placed at once both pass the limit": an order is in the list before it is committed, and a write replaces the revision
 * it has read. Entries of ended orders are removed when they would matter. Shown by
 * `tests/security/unpaid-orders.spec.ts`.
 */
export class UnpaidOrderStore {
  readonly #platform: OrderDeps
  /** As read or written last by this process: only a write may be tried on them. */
  readonly #saved = new StateCache<readonly UnpaidOrder[]>({ name: 'unpaid-orders', max: maxSaved })

  constructor(platform: OrderDeps) {
    this.#platform = platform
  }

  get #documents() {
    return this.#platform.db.collection<UnpaidOrdersDocument>('unpaid-orders')
  }

  async read(buyerId: BuyerId): Promise<readonly UnpaidOrder[]> {
    return (await this.#documents.findOne({ _id: buyerId }))?.orders ?? []
  }

  /** Adds an order before it is committed, and returns the buyer's list; `unpaid-orders-reached` if it is full. */
  async open(
    buyerId: BuyerId,
    opened: UnpaidOrder,
    limits: Pick<OrderSettings, 'unpaidOrders' | 'unpaidSharePercent'>,
  ): Promise<readonly UnpaidOrder[] | Rejection> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const saved = attempt === 0 ? this.#saved.get(buyerId) : undefined
      const { state: known, version: revision } = saved ?? (await this.#load(buyerId))
      if (saved === undefined && known.some(({ orderNo }) => orderNo === opened.orderNo)) return known
      const orders = needsCleaning(known, opened, limits) ? await this.#stillUnpaid(buyerId, known) : known
      const next = withOpened(orders, opened, limits)
      if (next === 'full' && saved === undefined)
        return rejection('unpaid-orders-reached', { data: { limit: limits.unpaidOrders } })
      if (next !== 'full' && (await this.#write(buyerId, revision, next))) return next
    }
    throw new ContendedError(`the unpaid orders of ${buyerId} were too contended`)
  }

  async forget(buyerId: BuyerId): Promise<void> {
    await this.#documents.deleteOne({ _id: buyerId })
    this.#saved.forget(buyerId)
  }

  async #load(buyerId: BuyerId): Promise<Loaded<readonly UnpaidOrder[]>> {
    const found = await this.#documents.findOne({ _id: buyerId })
    return { state: found?.orders ?? [], version: found?.revision ?? 0 }
  }

  async #stillUnpaid(buyerId: BuyerId, orders: readonly UnpaidOrder[]): Promise<UnpaidOrder[]> {
    const oldest = this.#platform.clock.now().getTime() - uncommittedMs
    const isUnpaid = await Promise.all(
      orders.map(async ({ orderNo, openedAt }) => {
        const { state } = await loadStream(this.#platform, orderDecider, orderNo)
        if (state.status === 'new') return Date.parse(openedAt) > oldest
        return state.status === 'pending' && state.buyerId === buyerId
      }),
    )
    return orders.filter((_, place) => isUnpaid[place])
  }

  async #write(buyerId: BuyerId, revision: number, orders: readonly UnpaidOrder[]): Promise<boolean> {
    const written = await (revision === 0
      ? this.#insert({ _id: buyerId, revision: 1, orders })
      : this.#replace(buyerId, revision, orders))
    if (written) this.#saved.set(buyerId, { state: orders, version: revision + 1 })
    else this.#saved.forget(buyerId)
    return written
  }

  async #replace(buyerId: BuyerId, revision: number, orders: readonly UnpaidOrder[]): Promise<boolean> {
    const change = { $set: { orders, revision: revision + 1 } }
    return (await this.#documents.updateOne({ _id: buyerId, revision }, change)).matchedCount === 1
  }

  async #insert(document: UnpaidOrdersDocument): Promise<boolean> {
    try {
      await this.#documents.insertOne(document)
      return true
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return false
    }
  }
}
