import type { Decision } from '@pinline/chassis/domain/decider'
import { quotationRemindAt } from '@pinline/events/order/quotation-deadlines'
import type { QuotationExpired } from '@pinline/events/order/quotation-expired'
import type { QuotationReminded } from '@pinline/events/order/quotation-reminded'
import type { Quotation } from './quotation.ts'

export interface KeepQuotationDeadlines {
  readonly type: 'keep-quotation-deadlines'
  readonly now: string
}

/** What time does to an answer that waits: its buyer is reminded once, later it expires. Nothing if no deadline has passed. */
export const keepQuotationDeadlines = (
  quotation: Quotation,
  { now }: KeepQuotationDeadlines,
): Decision<QuotationReminded | QuotationExpired> => {
  if (quotation.status !== 'answered' || quotation.answer === null) return []
  const { buyerId, answer, isReminded } = quotation
  const { answeredAt, validUntil } = answer
  if (now > validUntil) return [{ type: 'quotation-expired', data: { buyerId, expiredAt: now } }]
  if (isReminded || now < quotationRemindAt(answeredAt, validUntil)) return []
  return [{ type: 'quotation-reminded', data: { buyerId, validUntil, remindedAt: now } }]
}
