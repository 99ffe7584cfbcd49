import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import type { BuyerId, VaultReference } from '@pinline/events/ids'
import { type Money, sumMoney } from '@pinline/events/money'
import type { DateRange } from '@pinline/events/order/delivery-dates'
import type { FreightZone } from '@pinline/events/order/freight-zone'
import type { OrderLine } from '@pinline/events/order/order-line'
import { type OrderTax, type TaxRule, taxOn } from '@pinline/events/order/order-tax'
import type { PlannedShipment, ShipmentChoice, ShipmentPlan } from '@pinline/events/order/shipment-plan'
import { type ShippingMethod, shippingMethods } from '@pinline/events/order/shipping-method'
import type { WalletKind } from '@pinline/events/order/wallet-kind'
import { datesOf, isOrderable, type OrderableLine, type QuotedCartLine, totalOrderable } from '../cart/orderable.ts'
import { type Quote, rateText } from '../cart/quote.ts'
import type { Freight } from '../domain/freight/freight.ts'
import type { PlaceOrder } from '../domain/order/place-order.ts'
import { freightByMethod, fromUsCents } from '../freight/freight-table.ts'
import type { StockedLine } from '../unpaid-orders/unpaid-orders.ts'
import { converted, crossRate } from './payable.ts'

/** All inputs of an order's totals. */
export interface PricingInput {
  /** The selected lines at today's prices, with the rate into the buyer's currency. */
  readonly quoted: Quote
  readonly freight: Freight
  /** The freight zone; undefined while no address is chosen. */
  readonly zone: FreightZone | undefined
  readonly method: ShippingMethod | undefined
  /** How it is sent; together where it is not chosen, or there is nothing to send apart. */
  readonly shipmentChoice?: ShipmentChoice | undefined
  /** How it is taxed; undefined while no address is chosen, and where the seller charges no tax. */
  readonly tax: TaxRule | undefined
  /** The rate into the wallet's currency; undefined if it accepts the buyer's. */
  readonly walletRate: ExchangeRate | undefined
  /** Method and freight of an accepted quotation, whatever the table says. */
  readonly agreed?: { readonly method: ShippingMethod; readonly freight: Money }
}

/** Freight, tax, total and payable amount, once address and method are known. */
export interface CheckoutTotals {
  readonly method: ShippingMethod
  readonly freight: Money
  /** The shipments that `freight` is of; undefined for one parcel. */
  readonly shipmentPlan: ShipmentPlan | undefined
  readonly tax: OrderTax | undefined
  readonly total: Money
  readonly payable: Money
  /** Units of the payable's currency for one of the total's; undefined if they are the same. */
  readonly payableRate: string | undefined
}

/** A shipping method with the freight of one parcel. */
interface MethodOffer {
  readonly method: ShippingMethod
  readonly freight: Money
  /** The shipments of the order sent as ready; absent where it has only lines in stock, or only made-to-order ones. */
  readonly shipmentPlan?: ShipmentPlan
}

export interface PricedCheckout {
  /** The ordered lines. */
  readonly lines: readonly OrderableLine[]
  /** Selected, but not to be ordered now. */
  readonly excluded: readonly QuotedCartLine[]
  readonly goods: Money
  readonly weightGrams: number
  readonly offers: readonly MethodOffer[]
  readonly totals: CheckoutTotals | undefined
}

const payableFor = (
  total: Money,
  { quoted, walletRate }: PricingInput,
): Pick<CheckoutTotals, 'payable' | 'payableRate'> => {
  if (walletRate === undefined) return { payable: total, payableRate: undefined }
  const rate = crossRate(quoted.rate, walletRate)
  return { payable: converted(total, rate), payableRate: rateText(rate) }
}

const totalsOf = (
  goods: Money,
  chosen: Pick<CheckoutTotals, 'method' | 'freight' | 'shipmentPlan'>,
  input: PricingInput,
): CheckoutTotals => {
  const net = sumMoney(goods.currency, [goods, chosen.freight])
  const tax = input.tax === undefined ? undefined : { ...input.tax, amount: taxOn(net, input.tax) }
  const total = tax === undefined ? net : sumMoney(goods.currency, [net, tax.amount])
  return { ...chosen, tax, total, ...payableFor(total, input) }
}

/** Freight of shipments together. */
export const freightOfPlan = ({ shipments, togetherFreight: { currency } }: ShipmentPlan): Money =>
  sumMoney(
    currency,
    shipments.map(({ freight }) => freight),
  )

/** What is in stock and what is made to order, where there is both. */
const groupsOf = (lines: readonly OrderableLine[]): OrderableLine[][] => {
  const groups = [false, true].map((custom) => lines.filter(({ quoted }) => quoted.custom === custom))
  return groups.every((group) => group.length > 0) ? groups : []
}

/** The methods of the freight table, and what each costs together and as ready. */
const offersOf = (
  { quoted, freight, zone }: Pick<PricingInput, 'quoted' | 'freight' | 'zone'>,
  lines: readonly OrderableLine[],
): MethodOffer[] => {
  if (zone === undefined) return []
  const currency = quoted.rate.to
  const priced = (group: readonly OrderableLine[]) => ({
    group,
    usCents: freightByMethod(freight, zone, totalOrderable(currency, group).weightGrams),
    dates: datesOf(group, quoted.today),
  })
  const whole = priced(lines)
  const groups = groupsOf(lines).map(priced)
  return shippingMethods.flatMap((method): MethodOffer[] => {
    const usCents = whole.usCents[method]
    if (usCents === undefined) return []
    const togetherFreight = fromUsCents(usCents, quoted.rate)
    const shipments = groups.flatMap(({ group, usCents: ofGroup, dates }): PlannedShipment[] => {
      const cents = ofGroup[method]
      if (cents === undefined) return []
      const productIds = group.map(({ productId }) => productId)
      return [{ productIds, freight: fromUsCents(cents, quoted.rate), arrives: dates.arrives[method] }]
    })
    const isSplit = shipments.length > 1 && shipments.length === groups.length
    return [
      {
        method,
        freight: togetherFreight,
        ...(isSplit ? { shipmentPlan: { shipments, togetherFreight } } : {}),
      },
    ]
  })
}

/** The totals of an order, used by both the preview and the order. */
export const priceCheckout = (input: PricingInput): PricedCheckout => {
  const { quoted, method, shipmentChoice } = input
  const currency = quoted.rate.to
  const lines = quoted.lines.filter(isOrderable)
  const { goods, weightGrams } = totalOrderable(currency, lines)
  const offers: readonly MethodOffer[] = input.agreed === undefined ? offersOf(input, lines) : [input.agreed]
  const chosen = offers.find((offer) => offer.method === method)
  const shipmentPlan = shipmentChoice === 'as-ready' ? chosen?.shipmentPlan : undefined
  return {
    lines,
    excluded: quoted.lines.filter((line) => !isOrderable(line)),
    goods,
    weightGrams,
    offers,
    totals:
      chosen === undefined
        ? undefined
        : totalsOf(
            goods,
            {
              method: chosen.method,
              freight: shipmentPlan === undefined ? chosen.freight : freightOfPlan(shipmentPlan),
              shipmentPlan,
            },
            input,
          ),
  }
}

/** The ordered lines that need stock, with the pieces that could be ordered. */
export const stockedOf = ({ lines }: PricedCheckout): StockedLine[] =>
  lines.flatMap(({ productId, quantity, quoted: { custom, available } }) =>
    custom ? [] : [{ productId, quantity, available }],
  )

export type Ordered = Omit<
  PlaceOrder,
  'type' | 'orderNo' | 'placementId' | 'quotationNo' | 'remarkRef' | 'poNumberRef' | 'now' | 'paymentDeadline'
>

const orderLineOf = ({ productId, quantity, quoted }: OrderableLine, ships: DateRange | undefined): OrderLine => ({
  productId,
  quantity,
  model: quoted.model,
  manufacturer: quoted.manufacturer,
  unitPrice: quoted.unitPrice,
  lineTotal: quoted.lineTotal,
  weightGrams: quoted.weightGrams,
  custom: quoted.custom,
  ...(ships === undefined ? {} : { ships }),
})

/** The order data for totals that were seen. */
export const orderedOf = (
  { lines }: PricedCheckout,
  totals: CheckoutTotals,
  of: { buyerId: BuyerId; quoted: Quote; addressRef: VaultReference; country: string; wallet: WalletKind },
): Ordered => {
  const { buyerId, quoted, addressRef, country, wallet } = of
  const dates = datesOf(lines, quoted.today)
  const { tax } = totals
  return {
    buyerId,
    currency: quoted.rate.to,
    rate: rateText(quoted.rate),
    lines: lines.map((line, index) => orderLineOf(line, dates.lines[index])),
    freight: totals.freight,
    ...(totals.shipmentPlan === undefined ? {} : { shipmentPlan: totals.shipmentPlan }),
    ...(tax === undefined
      ? {}
      : { tax: { treatment: tax.treatment, country: tax.country, basisPoints: tax.basisPoints } }),
    shippingMethod: totals.method,
    arrives: dates.arrives[totals.method],
    addressRef,
    country,
    wallet,
    ...(totals.payableRate === undefined ? {} : { payable: totals.payable, payableRate: totals.payableRate }),
  }
}
