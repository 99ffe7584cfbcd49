import type { TaxRule } from '@pinline/events/order/order-tax'
import { euVatNumberOf, isInEuropeanUnion } from '@pinline/events/vat-number'
import type { TaxRules } from './tax-rules.ts'

/** A country, and the tax number of who is there; empty for none. */
export interface TaxedParty {
  readonly country: string
  readonly taxNumber: string
}

/**
 * How a delivery is taxed; undefined where the seller charges no tax: without a tax number, or without a rate of the own
 * country. A buyer elsewhere in the European Union is a business if the tax number has the form of a VAT number there.
 */
export const taxRuleFor = (rules: TaxRules, seller: TaxedParty, buyer: TaxedParty): TaxRule | undefined => {
  const rateOf = (country: string) => rules.rates.find((rate) => rate.country === country)?.basisPoints
  const own = rateOf(seller.country)
  if (own === undefined || seller.taxNumber === '') return undefined
  const domestic: TaxRule = { treatment: 'domestic', country: seller.country, basisPoints: own }
  const { country } = buyer
  if (country === seller.country) return domestic
  if (!isInEuropeanUnion(seller.country) || !isInEuropeanUnion(country))
    return { treatment: 'export', country, basisPoints: 0 }
  if (euVatNumberOf(country, buyer.taxNumber) !== undefined)
    return { treatment: 'intra-community', country, basisPoints: 0 }
  const there = rules.euPrivateSales === 'destination' ? rateOf(country) : undefined
  return there === undefined ? domestic : { treatment: 'destination', country, basisPoints: there }
}
