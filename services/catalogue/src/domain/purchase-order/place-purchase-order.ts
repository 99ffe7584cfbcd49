import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import type { SupplierId } from '@pinline/events/ids'
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-order.ts'

export interface PlacePurchaseOrder {
  readonly type: 'place-purchase-order'
  readonly supplier: string
  /** Undefined where only the name is known. */
  readonly supplierId?: SupplierId | undefined
  readonly reference: string | null
  readonly lines: readonly Omit<PurchaseOrderLine, 'received'>[]
  readonly now: string
}

/** Orders pieces from a supplier. A product stands on one line (`invalid-input`). Quiet on repetition. */
export const placePurchaseOrder = (
  state: PurchaseOrder,
  { supplier, supplierId, reference, lines, now }: PlacePurchaseOrder,
): Decision<PurchaseOrderEvent> => {
  if (state.status !== 'none') return []
  if (lines.length === 0 || new Set(lines.map(({ productId }) => productId)).size < lines.length)
    return rejection('invalid-input', { errors: { lines: 'invalid-input' } })
  const record = supplierId === undefined ? {} : { supplierId }
  return [{ type: 'purchase-order-placed', data: { supplier, ...record, reference, lines: [...lines], placedAt: now } }]
}
