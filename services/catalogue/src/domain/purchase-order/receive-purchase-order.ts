import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import type { ProductId } from '@pinline/events/ids'
import { openOf, type PurchaseOrder } from './purchase-order.ts'

export interface ReceivePurchaseOrder {
  readonly type: 'receive-purchase-order'
  readonly deliveryNote: string
  readonly lines: readonly { readonly productId: ProductId; readonly quantity: number }[]
  readonly now: string
}

/**
 * Records what arrived; the last piece closes the order. More than was ordered is received, too: it is there. Refused: a
 * product that was not ordered (`product-not-found`) or stands on two lines (`invalid-input`), and an order that is closed.
 */
export const receivePurchaseOrder = (
  state: PurchaseOrder,
  { deliveryNote, lines, now }: ReceivePurchaseOrder,
): Decision<PurchaseOrderEvent> => {
  if (state.status === 'none') return rejection('purchase-order-not-found')
  if (state.status === 'closed') return rejection('purchase-order-closed')
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length)
    return rejection('invalid-input', { errors: { lines: 'invalid-input' } })
  const arrived = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
  if (lines.some(({ productId }) => !state.lines.some((line) => line.productId === productId)))
    return rejection('product-not-found')
  const received = state.lines.flatMap((line) => {
    const quantity = arrived.get(line.productId) ?? 0
    const { productId, deliveryId } = line
    return quantity === 0 ? [] : [{ productId, deliveryId, quantity, open: openOf(line) }]
  })
  if (received.length === 0) return []
  const left = state.lines.reduce(
    (sum, line) => sum + openOf({ ...line, received: line.received + (arrived.get(line.productId) ?? 0) }),
    0,
  )
  const { supplier } = state
  return [{ type: 'purchase-order-received', data: { supplier, deliveryNote, lines: received, left, receivedAt: now } }]
}
