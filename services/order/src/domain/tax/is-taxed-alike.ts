import type { TaxRule } from '@pinline/events/order/order-tax'

/**
 * Whether two deliveries are taxed the same way; undefined where no tax is charged. Exports are alike whatever their
 * countries: none is taxed, and no document names the country beside the tax.
 */
export const isTaxedAlike = (one: TaxRule | undefined, other: TaxRule | undefined): boolean => {
  if (one === undefined || other === undefined) return one === other
  if (one.treatment !== other.treatment || one.basisPoints !== other.basisPoints) return false
  return one.treatment === 'export' || one.country === other.country
}
