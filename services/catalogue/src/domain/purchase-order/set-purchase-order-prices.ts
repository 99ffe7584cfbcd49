import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import type { ProductId } from '@pinline/events/ids'
import { isSamePrice, type UnitPrice } from '@pinline/events/money'
import type { PurchaseOrder } from './purchase-order.ts'

export interface SetPurchaseOrderPrices {
  readonly type: 'set-purchase-order-prices'
  /** Null takes an agreed price away. */
  readonly lines: readonly { readonly productId: ProductId; readonly agreedPrice: UnitPrice | null }[]
  readonly now: string
}

const isSame = (one: UnitPrice | null, other: UnitPrice | null): boolean =>
  one === null || other === null ? one === other : isSamePrice(one, other)

/** Records what the supplier charges. Quiet where the prices are those already. */
export const setPurchaseOrderPrices = (
  state: PurchaseOrder,
  { lines, now }: SetPurchaseOrderPrices,
): Decision<PurchaseOrderEvent> => {
  if (state.status === 'none') return rejection('purchase-order-not-found')
  if (state.status === 'closed') return rejection('purchase-order-closed')
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length)
    return rejection('invalid-input', { errors: { lines: 'invalid-input' } })
  const known = new Map(state.lines.map(({ productId, agreedPrice = null }) => [productId, agreedPrice]))
  if (lines.some(({ productId }) => !known.has(productId))) return rejection('product-not-found')
  const changed = lines.filter(({ productId, agreedPrice }) => !isSame(agreedPrice, known.get(productId) ?? null))
  if (changed.length === 0) return []
  return [{ type: 'purchase-order-prices-set', data: { lines: [...changed], setAt: now } }]
}
