import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import { openOf, type PurchaseOrder } from './purchase-order.ts'

export interface ClosePurchaseOrder {
  readonly type: 'close-purchase-order'
  readonly reason: string
  readonly now: string
}

/** Expects nothing more. Quiet on repetition. */
export const closePurchaseOrder = (
  state: PurchaseOrder,
  { reason, now }: ClosePurchaseOrder,
): Decision<PurchaseOrderEvent> => {
  if (state.status === 'none') return rejection('purchase-order-not-found')
  if (state.status === 'closed') return []
  const open = state.lines
    .filter((line) => openOf(line) > 0)
    .map(({ productId, deliveryId }) => ({ productId, deliveryId }))
  return [{ type: 'purchase-order-closed', data: { reason, open, closedAt: now } }]
}
