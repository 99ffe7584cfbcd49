import { listAddressVersions } from '@pinline/contracts/account/buyer/list-address-versions'
import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { callOffQuotation } from '@pinline/contracts/order/quotation/call-off-quotation'
import { lineTotal } from '@pinline/events/money'
import type { QuotationAnswered } from '@pinline/events/order/quotation-answered'
import { offeredPriceAt } from '@pinline/events/order/quotation-line'
import { isOrderable, type OrderableLine, type QuotedCartLine } from '../cart/orderable.ts'
import { type Quote, quote } from '../cart/quote.ts'
import { type CheckoutContext, fetchWalletRate } from '../checkout/draft-order.ts'
import { type CheckoutTotals, type PricedCheckout, priceCheckout } from '../checkout/price-checkout.ts'
import type { RequestedQuotation } from '../domain/quotation/quotation.ts'
import { taxRuleFor } from '../domain/tax/tax-rule-for.ts'
import { readFreight } from '../freight/freight-store.ts'
import { readTaxation } from '../tax/tax-store.ts'

type Lines = ParsedInputOf<typeof callOffQuotation>['lines']

export interface PricedCallOff {
  readonly quoted: Quote
  readonly priced: PricedCheckout
  readonly totals: CheckoutTotals
  /** Where it is delivered to. */
  readonly country: string
}

/**
 * A line of today with the price and lead time that were offered for its quantity: it needs no minimum, and the part no
 * list price.
 */
const offeredLine = (line: QuotedCartLine, { prices }: QuotationAnswered['data']): QuotedCartLine => {
  const { quoted, quantity } = line
  const offered = prices.find(({ productId }) => productId === quoted.productId)
  if (offered === undefined || quoted.status === 'unknown' || quoted.status === 'discontinued') return line
  const { leadTimeDays } = offered
  const unitPrice = offeredPriceAt(offered, quantity)
  return {
    ...line,
    quoted: { ...quoted, status: 'ok', unitPrice, lineTotal: lineTotal(unitPrice, quantity), leadTimeDays },
  }
}

const isShort = (line: QuotedCartLine): line is OrderableLine => line.quoted.status === 'ok' && !isOrderable(line)

/** The totals of a call-off: prices, freight and method of the answer, everything else, tax among it, as at the checkout. */
export const priceCallOff = async (
  checkout: CheckoutContext,
  { currency, freightZone, addressRef }: RequestedQuotation,
  answer: QuotationAnswered['data'],
  lines: Lines,
  language: LanguageCode,
): Promise<PricedCallOff | Rejection> => {
  const [today, walletRate, freight, taxation, listed] = await Promise.all([
    quote(checkout.platform, lines, { currency, language }),
    fetchWalletRate(checkout, { currency, language }),
    readFreight(checkout.platform),
    readTaxation(checkout.platform),
    checkout.platform.call('account', listAddressVersions, { addressRefs: [addressRef] }, { language }),
  ])
  if (isRejection(listed)) return listed
  const [address = null] = listed.addresses
  if (address === null) return rejection('address-not-found')
  const tax = taxRuleFor(taxation.rules, taxation.seller, address)
  const quoted = { ...today, lines: today.lines.map((line) => offeredLine(line, answer)) }
  const agreed = { method: answer.shippingMethod, freight: answer.freight }
  const priced = priceCheckout({ quoted, freight, zone: freightZone, method: agreed.method, tax, walletRate, agreed })
  const { totals, excluded } = priced
  if (excluded.some(({ quoted: { status } }) => status !== 'ok')) return rejection('product-unavailable')
  if (excluded.length > 0 || totals === undefined) {
    const short = excluded.filter(isShort).map(({ productId, quantity, quoted: { model, available } }) => ({
      ...{ productId, model, quantity, available, limited: false },
    }))
    return rejection('out-of-stock', { data: { lines: short } })
  }
  return { quoted, priced, totals, country: address.country }
}
