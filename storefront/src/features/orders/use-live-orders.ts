import { useLiveQueries } from '../../app/use-live-queries.ts'
import { ordersKey, paymentKey } from './orders.queries.ts'

const keysOf: Parameters<typeof useLiveQueries>[1] = (message) => {
  if ('orderNo' in message) return [ordersKey]
  return 'paymentOf' in message ? [paymentKey(message.paymentOf)] : []
}

/** Follows the buyer's orders, and the payments that were recorded just now. */
export const useLiveOrders = (): void => useLiveQueries(ordersKey, keysOf)
