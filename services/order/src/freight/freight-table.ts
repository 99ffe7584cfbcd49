import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { currencyDigits, type Money } from '@pinline/events/money'
import type { FreightZone } from '@pinline/events/order/freight-zone'
import { type ShippingMethod, shippingMethods } from '@pinline/events/order/shipping-method'
import { type Freight, tariffOf } from '../domain/freight/freight.ts'

/** The first step that carries the weight, in US cents per method; a method without one does not reach. */
export const freightByMethod = (
  freight: Freight,
  zone: FreightZone,
  weightGrams: number,
): Partial<Record<ShippingMethod, number>> => {
  const found: Partial<Record<ShippingMethod, number>> = {}
  for (const method of shippingMethods) {
    const step = tariffOf(freight, zone, method)?.steps.find(({ upToGrams }) => upToGrams >= weightGrams)
    if (step !== undefined) found[method] = step.usCents
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
