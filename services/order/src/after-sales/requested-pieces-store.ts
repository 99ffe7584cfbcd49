import { ContendedError } from '@pinline/chassis/contended'
import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { loadStream, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { type AfterSaleNo, type OrderNumber, orderNumber } from '@pinline/events/ids'
import { afterSaleDecider } from '../domain/after-sale/after-sale-decider.ts'
import { countsPieces } from '../domain/after-sale/after-sale-transitions.ts'
import type { OrderDeps } from '../order-deps.ts'
import { type RequestedPieces, type RequestsOfOrder, withoutRequest, withRequest } from './requested-pieces.ts'

interface RequestsDocument extends RequestsOfOrder {
  readonly _id: OrderNumber
  readonly revision: number
}

const maxAttempts = 60
/** A request that is not committed this long after it was opened never will be. */
const uncommittedMs = 60_000

/**
 * The pieces in after-sales requests: one document an order, with the entries of its requests. Prevents the failure "two
 * requests sent at once ask for more than was delivered": a request is in the document before it is committed, and a
 * write replaces the revision that it has read. Entries of rejected and withdrawn requests are removed when another is
 * opened. Shown by tests/system/order/after-sales.spec.ts.
 */
export class RequestedPiecesStore {
  readonly #platform: OrderDeps

  constructor(platform: OrderDeps) {
    this.#platform = platform
  }

  get #documents() {
    return this.#platform.db.collection<RequestsDocument>('after-sale-pieces')
  }

  /**
   * Enters a request before it is committed; the same client's request finds its entry again. Refused where fewer pieces
   * are left, or the order has no number left.
   */
  async open(
    orderNo: OrderNumber,
    opened: Omit<RequestedPieces, 'afterSaleNo'> & { readonly delivered: number },
  ): Promise<RequestedPieces | Rejection> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const document = await this.#documents.findOne({ _id: orderNo })
      const known = document?.entries.find(({ requestId }) => requestId === opened.requestId)
      if (known !== undefined) return known
      const entries = await this.#counting(document?.entries ?? [])
      const result = withRequest({ entries, numbered: document?.numbered ?? 0 }, orderNo, opened)
      if (result === 'full') return rejection('after-sale-limit-reached')
      if ('left' in result)
        return rejection('after-sale-quantity-not-allowed', {
          errors: { quantity: 'after-sale-quantity-not-allowed' },
          data: { left: result.left },
        })
      if (await this.#write(orderNo, document?.revision ?? 0, result.next)) return result.opened
    }
    throw new ContendedError(`the requests of order ${orderNo} were too contended`)
  }

  /**
   * Removes the entry of a request that was refused after it was entered, so that its pieces can be asked for at once. One
   * that an earlier run has committed stays.
   */
  async withdraw(orderNo: OrderNumber, number: AfterSaleNo): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const document = await this.#documents.findOne({ _id: orderNo })
      if (document === null || !document.entries.some((entry) => entry.afterSaleNo === number)) return
      const { state } = await loadStream(this.#platform, afterSaleDecider, number)
      if (state.status !== 'new') return
      if (await this.#write(orderNo, document.revision, withoutRequest(document, orderNo, number))) return
    }
    throw new ContendedError(`the requests of order ${orderNo} were too contended`)
  }

  /** The numbers of every request that orders have given out, whatever became of them. */
  async numbersOf(orderNos: readonly string[]): Promise<string[]> {
    const found = this.#documents.find({ _id: { $in: orderNos.map((orderNo) => orderNumber.parse(orderNo)) } })
    return (await found.toArray()).flatMap(({ _id, numbered }) =>
      Array.from({ length: numbered }, (_, place) => `${_id}-${place + 1}`),
    )
  }

  async #counting(entries: readonly RequestedPieces[]): Promise<RequestedPieces[]> {
    if (entries.length === 0) return []
    const oldest = this.#platform.clock.now().getTime() - uncommittedMs
    const streamIds = entries.map((entry) => entry.afterSaleNo)
    const states = await loadStreams(this.#platform, afterSaleDecider, streamIds)
    return entries.filter(({ afterSaleNo, openedAt }) => {
      const { status } = states.get(afterSaleNo)?.state ?? afterSaleDecider.initial
      return status === 'new' ? Date.parse(openedAt) > oldest : countsPieces(status)
    })
  }

  async #write(orderNo: OrderNumber, revision: number, requests: RequestsOfOrder): Promise<boolean> {
    if (revision > 0) {
      const change = { $set: { ...requests, revision: revision + 1 } }
      return (await this.#documents.updateOne({ _id: orderNo, revision }, change)).matchedCount === 1
    }
    try {
      await this.#documents.insertOne({ _id: orderNo, revision: 1, ...requests })
      return true
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return false
    }
  }
}
