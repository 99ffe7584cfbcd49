import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import type { ProductId } from '@pinline/events/ids'
import { openOf, type PurchaseOrder } from './purchase-order.ts'

export interface ReschedulePurchaseOrder {
  readonly type: 'reschedule-purchase-order'
  readonly lines: readonly { readonly productId: ProductId; readonly expectedOn: string }[]
  readonly now: string
}

/** Expects what is left of lines on other dates. Quiet where the dates are those already. */
export const reschedulePurchaseOrder = (
  state: PurchaseOrder,
  { lines, now }: ReschedulePurchaseOrder,
): Decision<PurchaseOrderEvent> => {
  if (state.status === 'none') return rejection('purchase-order-not-found')
  if (state.status === 'closed') return rejection('purchase-order-closed')
  const dates = new Map(lines.map(({ productId, expectedOn }) => [productId, expectedOn]))
  const changed = state.lines.flatMap((line) => {
    const expectedOn = dates.get(line.productId) ?? line.expectedOn
    const { productId, deliveryId } = line
    const isSame = expectedOn === line.expectedOn || openOf(line) === 0
    return isSame ? [] : [{ productId, deliveryId, quantity: openOf(line), expectedOn }]
  })
  if (changed.length === 0) return []
  const { supplier, reference } = state
  return [{ type: 'purchase-order-rescheduled', data: { supplier, reference, lines: changed, rescheduledAt: now } }]
}
