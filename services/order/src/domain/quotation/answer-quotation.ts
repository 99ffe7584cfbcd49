import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { QuotationAnswered } from '@pinline/events/order/quotation-answered'
import { mayAnswer } from './allowed-quotation-commands.ts'
import { maxRounds, type Quotation } from './quotation.ts'

export type AnswerQuotation = { readonly type: 'answer-quotation' } & Readonly<
  Omit<QuotationAnswered['data'], 'buyerId'>
>

/** Every line has exactly one price, and all amounts are in the quotation's currency. */
export const answerQuotation = (
  quotation: Quotation,
  { type: _, ...answer }: AnswerQuotation,
): Decision<QuotationAnswered> => {
  if (quotation.status === 'new' || !mayAnswer(quotation)) return rejection('quotation-transition-not-allowed')
  if (quotation.rounds >= maxRounds) return rejection('quotation-limit-reached')
  const { lines, currency, buyerId } = quotation
  const priced = new Set(answer.prices.map(({ productId }) => productId))
  const isComplete =
    answer.prices.length === lines.length &&
    lines.every(({ productId }) => priced.has(productId)) &&
    [answer.freight, ...answer.prices.map(({ unitPrice }) => unitPrice)].every((one) => one.currency === currency)
  if (!isComplete || answer.freight.minor < 0) return rejection('quotation-prices-incomplete')
  return [{ type: 'quotation-answered', data: { ...answer, buyerId } }]
}
