import type { Decision } from '@pinline/chassis/domain/decider'
import type { QuotationExpired } from '@pinline/events/order/quotation-expired'
import type { Quotation } from './quotation.ts'

export interface ExpireQuotation {
  readonly type: 'expire-quotation'
  readonly now: string
}

/** Does nothing where there is no answer that waits, or it is still valid. */
export const expireQuotation = (quotation: Quotation, { now }: ExpireQuotation): Decision<QuotationExpired> =>
  quotation.status === 'answered' && quotation.answer !== null && now > quotation.answer.validUntil
    ? [{ type: 'quotation-expired', data: { buyerId: quotation.buyerId, expiredAt: now } }]
    : []
