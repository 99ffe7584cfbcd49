import type { FreightZone } from '@pinline/account/contract/address'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { currencyDigits, type Money } from '@pinline/events/money'
import { type ShippingMethod, shippingMethods } from '@pinline/events/order/shipping-method'

/** One row of the table that staff keep: what a parcel up to a weight costs in US cents. */
export interface FreightRate {
  readonly zone: FreightZone
  readonly method: ShippingMethod
  readonly upToGrams: number
  readonly usCents: number
}

/** Business days on the way, after processing. */
export const businessDaysOf: Readonly<Record<ShippingMethod, { readonly from: number; readonly to: number }>> = {
  economy: { from: 15, to: 45 },
  standard: { from: 7, to: 20 },
  express: { from: 3, to: 7 },
}

export const processingDays = { from: 1, to: 3 } as const

/** The cheapest row that carries the weight, per method; a method without one does not reach. */
export const freightByMethod = (
  rates: readonly FreightRate[],
  zone: FreightZone,
  weightGrams: number,
): Partial<Record<ShippingMethod, number>> => {
  const found: Partial<Record<ShippingMethod, number>> = {}
  for (const method of shippingMethods) {
    const fitting = rates
      .filter((rate) => rate.zone === zone && rate.method === method && rate.upToGrams >= weightGrams)
      .sort((a, b) => a.upToGrams - b.upToGrams)
    const [rate] = fitting
    if (rate !== undefined) found[method] = rate.usCents
  }
  return found
}

/** US cents in another currency, rounded half up to its minor units. `rate.from` must be USD. */
export const fromUsCents = (usCents: number, rate: ExchangeRate): Money => {
  if (rate.from !== 'USD') throw new Error(`the freight table is in USD, the rate in ${rate.from}`)
  const numerator = BigInt(usCents) * BigInt(rate.amount) * 10n ** BigInt(currencyDigits[rate.to])
  const divisor = 100n * 10n ** BigInt(rate.scale)
  return { minor: Number((numerator * 2n + divisor) / (divisor * 2n)), currency: rate.to }
}
