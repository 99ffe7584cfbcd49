import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleRefundRefused } from '@pinline/events/order/after-sale-refund-refused'
import type { AfterSale } from './after-sale.ts'

export interface RefuseAfterSaleRefund {
  readonly type: 'refuse-after-sale-refund'
  readonly attempt: number
  /** Error code of the order's refusal. */
  readonly code: string
  readonly now: string
}

/** The order refused the refund of this attempt: staff may decide on another amount. */
export const refuseAfterSaleRefund = (
  request: AfterSale,
  { attempt, code, now }: RefuseAfterSaleRefund,
): Decision<AfterSaleRefundRefused> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.refund?.attempt !== attempt || request.refund.state !== 'requested') return []
  return [{ type: 'after-sale-refund-refused', data: { attempt, code, refusedAt: now } }]
}
