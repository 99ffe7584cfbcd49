import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { QuotationDeclined } from '@pinline/events/order/quotation-declined'
import { mayDecline } from './allowed-quotation-commands.ts'
import type { Quotation } from './quotation.ts'

export interface DeclineQuotation {
  readonly type: 'decline-quotation'
  readonly now: string
}

/** Quiet on repetition. */
export const declineQuotation = (quotation: Quotation, { now }: DeclineQuotation): Decision<QuotationDeclined> => {
  if (quotation.status === 'declined') return []
  if (quotation.status === 'new' || !mayDecline(quotation)) return rejection('quotation-transition-not-allowed')
  return [{ type: 'quotation-declined', data: { declinedAt: now } }]
}
