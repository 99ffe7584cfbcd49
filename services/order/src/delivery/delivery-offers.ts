import type { DeliveryOffer } from '@pinline/contracts/order/order/delivery-offer'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import type { CurrencyCode, Money } from '@pinline/events/money'
import { carrierDays } from '@pinline/events/order/delivery-dates'
import type { FreightZone } from '@pinline/events/order/freight-zone'
import { shippingMethods } from '@pinline/events/order/shipping-method'
import type { Freight } from '../domain/freight/freight.ts'
import { arrivesBy, dueDifference, weightToSend } from '../domain/order/change-delivery.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { freightByMethod, fromUsCents } from '../freight/freight-table.ts'

/** The rate of an order as a number of steps: 7.1328 is 71328 of 10^-4. */
const rateOf = (text: string, to: CurrencyCode): ExchangeRate => {
  const [whole = '', decimals = ''] = text.split('.')
  return { from: 'USD', to, amount: Number(whole + decimals), scale: decimals.length }
}

/** Where an order could go instead. */
export interface Destination {
  readonly freightZone: FreightZone
  /** Whether it is in the country of the present address. */
  readonly sameCountry: boolean
}

/** A method with the freight that decides, which is null where it costs what it did. */
export interface PricedOffer extends DeliveryOffer {
  readonly decisive: Money | null
}

/**
 * The methods for an order to a destination, by today's freight table at the order's rate and the weight that is left of it.
 * The same method in the
 * same country costs what it did; the freight of a quotation was agreed and is never lowered by the table.
 */
export const deliveryOffers = (
  order: PlacedOrder,
  { freightZone, sameCountry }: Destination,
  table: Freight,
): PricedOffer[] => {
  const { currency } = order
  const usCents = freightByMethod(table, freightZone, weightToSend(order))
  const rate = rateOf(order.rate, currency)
  return shippingMethods.flatMap((method): PricedOffer[] => {
    const cents = usCents[method]
    const asBefore = sameCountry && method === order.shippingMethod
    if (cents === undefined && !asBefore) return []
    const ofTable = cents === undefined ? order.freight : fromUsCents(cents, rate)
    const isAgreed = order.quotationNo !== null && ofTable.minor < order.freight.minor
    const decisive = asBefore ? null : isAgreed ? order.freight : ofTable
    const arrives = arrivesBy(order, method)
    return [
      {
        method,
        freight: decisive ?? order.freight,
        decisive,
        difference: dueDifference(order, decisive),
        businessDays: carrierDays[method],
        ...(arrives === undefined ? {} : { arrives }),
      },
    ]
  })
}
