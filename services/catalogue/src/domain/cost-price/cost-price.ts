import type { CostPriceEvent } from '@pinline/events/catalogue/cost-price-event'
import type { UnitPrice } from '@pinline/events/money'

/** What one piece of a product costs the seller. */
export interface CostPrice {
  readonly cost: UnitPrice | null
}

export const noCostPrice: CostPrice = { cost: null }

export const evolveCostPrice = (_: CostPrice, { type, data }: CostPriceEvent): CostPrice => {
  switch (type) {
    case 'cost-price-set':
      return { cost: data.cost }
    default:
      return type satisfies never
  }
}
