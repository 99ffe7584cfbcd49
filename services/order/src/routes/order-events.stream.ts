import { sse } from '@pinline/chassis/http/server-sent-events'
import { type OrderChangedMessage, orderChangedMessage, orderEvents } from '@pinline/contracts/order/order/order-events'
import type { CartChanges } from '../cart/cart-changes.ts'
import type { OrderDeps } from '../order-deps.ts'
import type { PaymentChanges } from '../payments/payment-changes.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'

type Listener = (message: OrderChangedMessage) => void

/** Notifies signed-in buyers of changes of their orders and their cart, whichever instance wrote them. */
export const orderEventsStream = (platform: OrderDeps, carts: CartChanges, payments: PaymentChanges) => {
  const listeners = new Map<string, Set<Listener>>()
  let stop: (() => Promise<void>) | undefined
  // Subscribed only while there are listeners: every instance receives each change of each row.
  const follow = () => {
    stop ??= platform.changes(ordersProjection, (row) => {
      const listening = 'buyerId' in row && typeof row.buyerId === 'string' ? listeners.get(row.buyerId) : undefined
      if (listening === undefined) return
      const message = orderChangedMessage.safeParse({ ...row, version: row._versions[row._id] })
      if (message.success) for (const notify of listening) notify(message.data)
    })
  }
  const unfollow = () => {
    if (listeners.size > 0) return
    stop?.().catch(() => undefined)
    stop = undefined
  }
  return sse(orderEvents, ({ buyerId }, send) => {
    const notify: Listener = (message) => send({ event: 'order', data: message })
    const own = listeners.get(buyerId) ?? new Set<Listener>()
    listeners.set(buyerId, own.add(notify))
    follow()
    const leaveCart = carts.follow(buyerId, (revision) => send({ event: 'cart', data: { revision } }))
    const leavePayments = payments.follow(buyerId, (paymentOf) => send({ event: 'payment', data: { paymentOf } }))
    return () => {
      leavePayments()
      leaveCart()
      own.delete(notify)
      if (own.size === 0) listeners.delete(buyerId)
      unfollow()
    }
  })
}
