import type { TaxRate } from '@pinline/events/order/order-tax'
import type { TaxEvent } from '@pinline/events/order/tax-event'
import type { EuPrivateSales } from '@pinline/events/order/tax-set'

/** How new orders are taxed: one stream, whose history shows who changed which rate. */
export interface TaxRules {
  /** One a country. */
  readonly rates: readonly TaxRate[]
  readonly euPrivateSales: EuPrivateSales
}

export const taxStreamId = 'tax'

/** No rates: nothing is taxed until staff enter that of the seller's country. */
export const noTax: TaxRules = { rates: [], euPrivateSales: 'destination' }

export const evolveTaxRules = (_: TaxRules, { data: { rates, euPrivateSales } }: TaxEvent): TaxRules => ({
  rates,
  euPrivateSales,
})
