import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { QuotationAnswered } from '@pinline/events/order/quotation-answered'
import { areBreaksAllowed, type OfferedPrice } from '@pinline/events/order/quotation-line'
import { mayAnswer } from './allowed-quotation-commands.ts'
import { maxRounds, type Quotation } from './quotation.ts'

export type AnswerQuotation = { readonly type: 'answer-quotation' } & Readonly<
  Omit<QuotationAnswered['data'], 'buyerId'>
>

const pricesOf = ({ unitPrice, breaks = [] }: OfferedPrice) => [unitPrice, ...breaks.map((one) => one.unitPrice)]

/** Every line has exactly one price, all amounts are in the quotation's currency, and more pieces cost less each. */
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
    [answer.freight, ...answer.prices.flatMap(pricesOf)].every((one) => one.currency === currency)
  if (!isComplete || answer.freight.minor < 0) return rejection('quotation-prices-incomplete')
  for (const { productId, quantity } of lines)
    if (!answer.prices.some((price) => price.productId === productId && areBreaksAllowed(price, quantity)))
      return rejection('quotation-breaks-not-allowed', { data: { productId } })
  return [{ type: 'quotation-answered', data: { ...answer, buyerId } }]
}
