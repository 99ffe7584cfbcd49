import { sse } from '@pinline/chassis/http/server-sent-events'
import { SharedSubscriptions } from '@pinline/chassis/read-models/shared-subscriptions'
import {
  type AfterSaleChangedMessage,
  afterSaleChangedMessage,
  type OrderChangedMessage,
  orderChangedMessage,
  orderEvents,
} from '@pinline/contracts/order/order/order-events'
import type { CartChanges } from '../cart/cart-changes.ts'
import type { OrderDeps } from '../order-deps.ts'
import type { PaymentChanges } from '../payments/payment-changes.ts'
import { afterSalesProjection } from '../read-models/after-sales/after-sales.projection.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'

type RowMessage =
  | { readonly event: 'order'; readonly data: OrderChangedMessage }
  | { readonly event: 'after-sale'; readonly data: AfterSaleChangedMessage }
type Listener = (message: RowMessage) => void

/** Notifies signed-in buyers of changes of their orders, requests and cart, whichever instance wrote them. */
export const orderEventsStream = (platform: OrderDeps, carts: CartChanges, payments: PaymentChanges) => {
  const listeners = new Map<string, Set<Listener>>()
  const notify = (buyerId: string, message: RowMessage) => {
    for (const listener of listeners.get(buyerId) ?? []) listener(message)
  }
  /** The buyer of a row who listens; undefined if nobody does. */
  const listenerOf = (row: object): string | undefined =>
    'buyerId' in row && typeof row.buyerId === 'string' && listeners.has(row.buyerId) ? row.buyerId : undefined
  const subscriptions = new SharedSubscriptions(() => [
    platform.changes(ordersProjection, (row) => {
      const buyerId = listenerOf(row)
      if (buyerId === undefined) return
      const message = orderChangedMessage.safeParse({ ...row, version: row._versions[row._id] })
      if (message.success) notify(buyerId, { event: 'order', data: message.data })
    }),
    platform.changes(afterSalesProjection, (row) => {
      const buyerId = listenerOf(row)
      if (buyerId === undefined) return
      const afterSaleStatus = 'status' in row ? row.status : undefined
      const message = afterSaleChangedMessage.safeParse({
        ...row,
        ...{ afterSaleStatus, version: row._versions[row._id] },
      })
      if (message.success) notify(buyerId, { event: 'after-sale', data: message.data })
    }),
  ])
  return sse(orderEvents, async ({ buyerId }, send) => {
    const listener: Listener = (message) => send(message)
    const own = listeners.get(buyerId) ?? new Set<Listener>()
    listeners.set(buyerId, own.add(listener))
    await subscriptions.follow()
    const leaveCart = carts.follow(buyerId, (revision) => send({ event: 'cart', data: { revision } }))
    const leavePayments = payments.follow(buyerId, (paymentOf) => send({ event: 'payment', data: { paymentOf } }))
    return () => {
      leavePayments()
      leaveCart()
      own.delete(listener)
      if (own.size === 0) listeners.delete(buyerId)
      if (listeners.size === 0) subscriptions.stop()
    }
  })
}
