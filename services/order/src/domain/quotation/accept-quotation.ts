import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { QuotationAccepted } from '@pinline/events/order/quotation-accepted'
import type { Quotation } from './quotation.ts'

export interface AcceptQuotation {
  readonly type: 'accept-quotation'
  readonly now: string
}

/** Quiet on repetition. Its last moment counts; after it, the job that expires it may be late. */
export const acceptQuotation = (quotation: Quotation, { now }: AcceptQuotation): Decision<QuotationAccepted> => {
  if (quotation.status === 'accepted') return []
  if (quotation.status !== 'answered' || quotation.answer === null || now > quotation.answer.validUntil)
    return rejection('quotation-transition-not-allowed')
  return [{ type: 'quotation-accepted', data: { buyerId: quotation.buyerId, acceptedAt: now } }]
}
