import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { QuotationRequestedAgain } from '@pinline/events/order/quotation-requested-again'
import { mayRequestAgain } from './allowed-quotation-commands.ts'
import { maxRounds, type Quotation } from './quotation.ts'

export type RequestQuotationAgain = { readonly type: 'request-quotation-again' } & Readonly<
  QuotationRequestedAgain['data']
>

export const requestQuotationAgain = (
  quotation: Quotation,
  { type: _, ...data }: RequestQuotationAgain,
): Decision<QuotationRequestedAgain> => {
  if (quotation.status === 'new' || !mayRequestAgain(quotation)) return rejection('quotation-transition-not-allowed')
  if (quotation.rounds >= maxRounds) return rejection('quotation-limit-reached')
  return [{ type: 'quotation-requested-again', data }]
}
