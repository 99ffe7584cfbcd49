import type { DeliveryOffer } from '@pinline/contracts/order/order/delivery-offer'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type CurrencyCode, type Money, sumMoney } from '@pinline/events/money'
import { carrierDays } from '@pinline/events/order/delivery-dates'
import type { FreightZone } from '@pinline/events/order/freight-zone'
import type { ShipmentPlan } from '@pinline/events/order/shipment-plan'
import { type ShippingMethod, shippingMethods } from '@pinline/events/order/shipping-method'
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
  /** The shipments that `decisive` is of, for an order that is sent as ready. */
  readonly shipmentPlan?: ShipmentPlan
}

/**
 * The shipments of an order that is sent as ready, by a method: each by the weight that is left of it, none for what was
 * cancelled altogether. Undefined for an order that is sent together.
 */
const plannedBy = (
  order: PlacedOrder,
  method: ShippingMethod,
  freightOf: (weightGrams: number) => Money | undefined,
): ShipmentPlan | undefined => {
  const togetherFreight = freightOf(weightToSend(order))
  if (order.shipmentPlan === null || togetherFreight === undefined) return undefined
  const shipments = order.shipmentPlan.shipments.map(({ productIds }) => {
    const weightGrams = weightToSend(order, productIds)
    const arrives = arrivesBy(order, method, productIds)
    const freight = weightGrams === 0 ? { ...togetherFreight, minor: 0 } : (freightOf(weightGrams) ?? togetherFreight)
    return { productIds, freight, ...(arrives === undefined ? {} : { arrives }) }
  })
  return { shipments, togetherFreight }
}

/**
 * The methods for an order to a destination, by today's freight table at the order's rate and the weight that is left of it.
 * An order that is sent as ready is priced by its shipments. The same method in the
 * same country costs what it did; the freight of a quotation was agreed and is never lowered by the table.
 */
export const deliveryOffers = (
  order: PlacedOrder,
  { freightZone, sameCountry }: Destination,
  table: Freight,
): PricedOffer[] => {
  const { currency } = order
  const rate = rateOf(order.rate, currency)
  return shippingMethods.flatMap((method): PricedOffer[] => {
    const freightOf = (weightGrams: number): Money | undefined => {
      const cents = freightByMethod(table, freightZone, weightGrams)[method]
      return cents === undefined ? undefined : fromUsCents(cents, rate)
    }
    const together = freightOf(weightToSend(order))
    const asBefore = sameCountry && method === order.shippingMethod
    if (together === undefined && !asBefore) return []
    const shipmentPlan = asBefore ? undefined : plannedBy(order, method, freightOf)
    const apart = shipmentPlan?.shipments.map(({ freight }) => freight)
    const ofTable = apart === undefined ? (together ?? order.freight) : sumMoney(currency, apart)
    const isAgreed = order.quotationNo !== null && ofTable.minor < order.freight.minor
    const decisive = asBefore ? null : isAgreed ? order.freight : ofTable
    const arrives = arrivesBy(order, method)
    return [
      {
        method,
        freight: decisive ?? order.freight,
        decisive,
        ...(shipmentPlan === undefined ? {} : { shipmentPlan }),
        difference: dueDifference(order, decisive),
        businessDays: carrierDays[method],
        ...(arrives === undefined ? {} : { arrives }),
      },
    ]
  })
}
