import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId, OrderNumber, ProductId } from '@pinline/events/ids'
import { readOrderSettings } from '../settings/order-settings.ts'
import { heldBefore, holdsLargeShare, type StockedLine } from '../unpaid-orders/unpaid-orders.ts'
import type { CheckoutContext } from './draft-order.ts'

/**
 * Counts an order among the buyer's unpaid ones and returns its payment deadline: the shorter one if they would hold a
 * large share of a product.
 */
export const openUnpaid = async (
  { platform, unpaid }: Pick<CheckoutContext, 'platform' | 'unpaid'>,
  { buyerId, stocked }: { readonly buyerId: BuyerId; readonly stocked: readonly StockedLine[] },
  orderNo: OrderNumber,
  now: Date,
): Promise<string | Rejection> => {
  const settings = await readOrderSettings(platform)
  const lines = stocked.map(({ productId, quantity }) => ({ productId, quantity }))
  const orders = await unpaid.open(buyerId, { orderNo, lines, openedAt: now.toISOString() }, settings)
  if (isRejection(orders)) return orders
  const heldOf = (productId: ProductId) =>
    heldBefore(orders, orderNo, productId).reduce((sum, { quantity }) => sum + quantity, 0)
  const isLarge = settings.largeSharePercent < 100 && holdsLargeShare(stocked, heldOf, settings.largeSharePercent)
  const seconds = isLarge
    ? Math.min(settings.orderDeadlineSeconds, settings.largeShareDeadlineSeconds)
    : settings.orderDeadlineSeconds
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
