import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleRefunded } from '@pinline/events/order/after-sale-refunded'
import type { AfterSale } from './after-sale.ts'

export interface RecordAfterSaleRefunded {
  readonly type: 'record-after-sale-refunded'
  readonly now: string
}

/** The wallet has paid the refund that was requested last: a refused one has never reached it. Quiet on repetition. */
export const recordAfterSaleRefunded = (
  request: AfterSale,
  { now }: RecordAfterSaleRefunded,
): Decision<AfterSaleRefunded> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.refund?.state !== 'requested') return []
  return [{ type: 'after-sale-refunded', data: { amount: request.refund.amount, refundedAt: now } }]
}
