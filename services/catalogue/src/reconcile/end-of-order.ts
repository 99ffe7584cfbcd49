import type { RecordedEvent } from '@pinline/events/event'
import { orderCancelled } from '@pinline/events/order/order-cancelled'
import { orderShipped } from '@pinline/events/order/order-shipped'

/** How an order ended for its stock, and when; `productIds` are the products that were shipped from stock. */
export type EndOfOrder =
  | { readonly status: 'unknown' }
  | { readonly status: 'open' }
  | { readonly status: 'cancelled'; readonly at: string }
  | { readonly status: 'shipped'; readonly at: string; readonly productIds: ReadonlySet<string> }

/** From all events of an order; without any, nobody knows it. */
export const endOfOrder = (events: readonly RecordedEvent[]): EndOfOrder => {
  if (events.length === 0) return { status: 'unknown' }
  for (const { event } of events) {
    const cancelled = orderCancelled.safeParse(event)
    if (cancelled.success) return { status: 'cancelled', at: cancelled.data.data.cancelledAt }
    const shipped = orderShipped.safeParse(event)
    if (shipped.success) {
      const { lines, shippedAt } = shipped.data.data
      return { status: 'shipped', at: shippedAt, productIds: new Set(lines.map(({ productId }) => productId)) }
    }
  }
  return { status: 'open' }
}
