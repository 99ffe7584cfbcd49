import type { Decision } from '@pinline/chassis/domain/decider'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { type LineQuantity, piecesByProduct } from '@pinline/events/order/order-line'
import type { CalledOffOrder, QuotationCalledOff } from '@pinline/events/order/quotation-called-off'
import { maxCallOffs, piecesLeft, type Quotation } from './quotation.ts'

export interface CallOffQuotation {
  readonly type: 'call-off-quotation'
  readonly order: CalledOffOrder
}

/** Whether an accepted quotation has these pieces left, and a call-off more; else the refusal. */
export const refuseCallOff = (quotation: Quotation, lines: readonly LineQuantity[]): Rejection | undefined => {
  if (quotation.status !== 'accepted') return rejection('quotation-transition-not-allowed')
  if (quotation.callOffs.length >= maxCallOffs) return rejection('quotation-limit-reached')
  for (const [productId, quantity] of piecesByProduct(lines)) {
    const left = piecesLeft(quotation, productId)
    if (quantity > left) return rejection('quotation-quantity-not-allowed', { data: { productId, left } })
  }
  return undefined
}

/**
 * Uses pieces of an accepted quotation for the order with this number. Of two call-offs at once the second is decided on
 * what the first has left, so that together they never use more than was quoted.
 */
export const callOffQuotation = (quotation: Quotation, { order }: CallOffQuotation): Decision<QuotationCalledOff> => {
  if (quotation.status !== 'accepted') return rejection('quotation-transition-not-allowed')
  if (quotation.callOffs.some(({ orderNo }) => orderNo === order.orderNo)) return rejection('version-conflict')
  return refuseCallOff(quotation, order.lines) ?? [{ type: 'quotation-called-off', data: { order } }]
}
