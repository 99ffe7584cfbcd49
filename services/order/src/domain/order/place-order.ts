import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId, OrderNumber, QuotationNo, VaultReference } from '@pinline/events/ids'
import { type CurrencyCode, type Money, sumMoney } from '@pinline/events/money'
import type { DateRange } from '@pinline/events/order/delivery-dates'
import type { OrderLine } from '@pinline/events/order/order-line'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import { type TaxRule, taxOn } from '@pinline/events/order/order-tax'
import type { ShipmentPlan } from '@pinline/events/order/shipment-plan'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import type { WalletKind } from '@pinline/events/order/wallet-kind'
import type { Order } from './order.ts'

export interface PlaceOrder {
  readonly type: 'place-order'
  readonly orderNo: OrderNumber
  readonly buyerId: BuyerId
  readonly placementId: string
  readonly currency: CurrencyCode
  readonly rate: string
  readonly lines: readonly OrderLine[]
  readonly freight: Money
  /** Shipments whose freights make up `freight`; absent for an order that is sent together. */
  readonly shipmentPlan?: ShipmentPlan
  /** How it is taxed; absent where the seller charges no tax. */
  readonly tax?: TaxRule
  /** The payable amount if the wallet does not accept the order's currency, and its rate. */
  readonly payable?: Money
  readonly payableRate?: string
  readonly wallet?: WalletKind
  readonly shippingMethod: ShippingMethod
  readonly arrives?: DateRange
  readonly addressRef: VaultReference
  /** The country of the address. */
  readonly country?: string
  readonly remarkRef?: VaultReference
  readonly poNumberRef?: VaultReference
  /** The quotation whose prices it has. */
  readonly quotationNo?: QuotationNo
  readonly now: string
  readonly paymentDeadline: string
}

/** Weight of all lines in whole grams, rounded up once. */
export const weightOf = (lines: readonly Pick<OrderLine, 'weightGrams' | 'quantity'>[]): number =>
  Math.ceil(lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0) - 1e-6)

/** A number that another order has is `version-conflict`: the caller generates another. */
export const placeOrder = (order: Order, command: PlaceOrder): Decision<OrderPlaced> => {
  if (order.status !== 'new') return order.placementId === command.placementId ? [] : rejection('version-conflict')
  if (command.lines.length === 0) return rejection('nothing-selected')
  const goodsTotal = sumMoney(
    command.currency,
    command.lines.map((line) => line.lineTotal),
  )
  const net = sumMoney(command.currency, [goodsTotal, command.freight])
  const tax = command.tax === undefined ? undefined : { ...command.tax, amount: taxOn(net, command.tax) }
  return [
    {
      type: 'order-placed',
      data: {
        orderNo: command.orderNo,
        buyerId: command.buyerId,
        placementId: command.placementId,
        currency: command.currency,
        rate: command.rate,
        lines: [...command.lines],
        goodsTotal,
        freight: command.freight,
        ...(command.shipmentPlan === undefined ? {} : { shipmentPlan: command.shipmentPlan }),
        ...(tax === undefined ? {} : { tax }),
        total: tax === undefined ? net : sumMoney(command.currency, [net, tax.amount]),
        ...(command.payable === undefined ? {} : { payable: command.payable }),
        ...(command.payableRate === undefined ? {} : { payableRate: command.payableRate }),
        ...(command.wallet === undefined ? {} : { wallet: command.wallet }),
        weightGrams: weightOf(command.lines),
        shippingMethod: command.shippingMethod,
        ...(command.arrives === undefined ? {} : { arrives: command.arrives }),
        addressRef: command.addressRef,
        ...(command.country === undefined ? {} : { country: command.country }),
        ...(command.remarkRef === undefined ? {} : { remarkRef: command.remarkRef }),
        ...(command.poNumberRef === undefined ? {} : { poNumberRef: command.poNumberRef }),
        ...(command.quotationNo === undefined ? {} : { quotationNo: command.quotationNo }),
        placedAt: command.now,
        payBefore: command.paymentDeadline,
      },
    },
  ]
}
