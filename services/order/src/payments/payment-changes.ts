import type { BuyerId, OrderNumber } from '@pinline/events/ids'

type Notify = (orderNo: OrderNumber) => void

/**
 * Notifies buyers whose stream is open at this instance of payments that it has recorded, before their orders' rows are
 * written. Those at other instances are notified by the rows.
 */
export class PaymentChanges {
  readonly #listeners = new Map<BuyerId, Set<Notify>>()

  /** Returns a function that stops it. */
  follow(buyer: BuyerId, listener: Notify): () => void {
    const own = this.#listeners.get(buyer) ?? new Set<Notify>()
    this.#listeners.set(buyer, own.add(listener))
    return () => {
      own.delete(listener)
      if (own.size === 0 && this.#listeners.get(buyer) === own) this.#listeners.delete(buyer)
    }
  }

  notify(buyer: BuyerId, orderNo: OrderNumber): void {
    for (const listener of this.#listeners.get(buyer) ?? []) listener(orderNo)
  }
}
