import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ProductId, VaultReference } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import { arrivesAfter, type DateRange } from '@pinline/events/order/delivery-dates'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { withTax } from '@pinline/events/order/order-tax'
import type { RefundKey } from '@pinline/events/order/payment-ids'
import type { ShipmentPlan } from '@pinline/events/order/shipment-plan'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { isDeliveryOpen, mayChangeDelivery } from './allowed-commands.ts'
import { type Order, type PlacedOrder, payingCaptureOf } from './order.ts'
import { openLines, remainingPieces, type SendableOrder } from './parcels.ts'
import { weightOf } from './place-order.ts'
import { refundableAmount } from './refundable.ts'
import { requestRefund } from './request-refund.ts'

export interface ChangeDelivery {
  readonly type: 'change-delivery'
  readonly by: 'buyer' | 'staff'
  /** The delivery that freight and tax were compared with. */
  readonly basedOn: Pick<PlacedOrder, 'addressRef' | 'shippingMethod'> & { readonly weightGrams: number }
  /** The same key is the same refund. */
  readonly refundKey: RefundKey
  readonly addressRef: VaultReference
  readonly shippingMethod: ShippingMethod
  /** Of the new delivery, without tax, in the order's currency; null if it costs the same whatever the table says. */
  readonly freight: Money | null
  /** The shipments that `freight` is of, for an order that is sent as ready. */
  readonly shipmentPlan?: ShipmentPlan | undefined
  /** Whether the new address is taxed as the present one. */
  readonly taxedAlike: boolean
  /** What the person saw that it costs more, tax included, in minor units; negative: what is refunded. */
  readonly difference: number
  /** Staff let the seller bear what it costs more. */
  readonly waived: boolean
  readonly noteRef?: VaultReference
  readonly now: string
}

/** The parts of an order's state that say what its delivery has cost; a row of the view has them as well. */
type Paid = Pick<PlacedOrder, 'currency' | 'freight' | 'tax' | 'refunds'>

/**
 * What another freight costs more than was paid for the delivery and not refunded as freight, tax included; negative if it
 * costs less.
 */
export const deliveryDifference = ({ currency, freight, tax, refunds }: Paid, other: Money | null): Money => {
  if (other === null) return { minor: 0, currency }
  const refunded = refunds.reduce(
    (sum, { reason, orderAmount }) => sum + (reason === 'freight' ? (orderAmount?.minor ?? 0) : 0),
    0,
  )
  const paid = Math.max(0, withTax(freight, tax).minor - refunded)
  return { minor: withTax(other, tax).minor - paid, currency }
}

/**
 * The difference that is due after a change of delivery: of what it costs less, a paid order gets back at most what is left of its
 * payment, so that nothing is shown that would not be refunded.
 */
export const dueDifference = (order: PlacedOrder, other: Money | null): Money => {
  const difference = deliveryDifference(order, other)
  if (order.status === 'pending') return difference
  const left = refundableAmount(order, payingCaptureOf(order)).minor
  return difference.minor >= -left ? difference : { ...difference, minor: 0 - left }
}

/** Weight of what was ordered and not cancelled, or of some of its products, as at placing: in whole grams, without packing. */
export const weightToSend = (
  order: Pick<PlacedOrder, 'lines' | 'cancelledLines'>,
  productIds?: readonly ProductId[],
): number => {
  const weights = new Map(order.lines.map(({ productId, weightGrams }) => [productId, weightGrams]))
  const pieces = [...remainingPieces(order)].filter(([productId]) => productIds?.includes(productId) ?? true)
  return weightOf(
    pieces.map(([productId, quantity]) => ({
      weightGrams: weights.get(productId) ?? 0,
      quantity,
    })),
  )
}

/** The delivery of an order with what its freight is reckoned from. */
export const presentDelivery = (order: PlacedOrder): ChangeDelivery['basedOn'] => ({
  addressRef: order.addressRef,
  shippingMethod: order.shippingMethod,
  weightGrams: weightToSend(order),
})

/**
 * When what is still to be sent, or some products of it, is at the door by a method, as promised with the order; undefined
 * for early orders.
 */
export const arrivesBy = (
  order: SendableOrder,
  method: ShippingMethod,
  productIds?: readonly ProductId[],
): DateRange | undefined => {
  const all = openLines(order).map(({ productId }) => productId)
  const open = new Set(productIds === undefined ? all : all.filter((id) => productIds.includes(id)))
  const ships = order.lines.flatMap((line) => (open.has(line.productId) ? [line.ships] : []))
  const [first, ...others] = ships
  if (first === undefined) return undefined
  const last = others.reduce<DateRange | undefined>(
    (latest, one) => (one === undefined || latest === undefined ? undefined : one.to > latest.to ? one : latest),
    first,
  )
  return last === undefined ? undefined : arrivesAfter(last, method)
}

const refundOf = (order: PlacedOrder, { refundKey, now }: ChangeDelivery, less: number): Decision<OrderEvent> => {
  const amount = { minor: less, currency: order.currency }
  return requestRefund(order, { type: 'request-refund', refundKey, amount, reason: 'freight', now })
}

/**
 * Changes the delivery address, the shipping method, or both, before the first parcel; what the delivery costs less is
 * refunded in the same commit. The same delivery again does nothing. Refused: too late (`contact-account-manager` to a buyer
 * whose order is prepared, else `delivery-not-changeable`) or too often (`delivery-not-changeable`), an address that is taxed in another way (`delivery-tax-differs`),
 * another difference than the person saw (`price-changed`), a delivery that costs more and is not waived
 * (`delivery-costs-more`, the difference in the data), and one that costs less while the order is unpaid
 * (`delivery-total-fixed`).
 */
export const changeDelivery = (order: Order, command: ChangeDelivery): Decision<OrderEvent> => {
  if (order.status === 'new') return rejection('order-not-found')
  const { by, addressRef, shippingMethod, freight, noteRef, now } = command
  if (addressRef === order.addressRef && shippingMethod === order.shippingMethod) return []
  if (!isDeliveryOpen(order, by))
    return rejection(isDeliveryOpen(order, 'staff') ? 'contact-account-manager' : 'delivery-not-changeable')
  if (!mayChangeDelivery(order, by)) return rejection('delivery-not-changeable')
  if (!command.taxedAlike) return rejection('delivery-tax-differs')
  const difference = dueDifference(order, freight)
  const { basedOn } = command
  const present = presentDelivery(order)
  const isOutdated =
    basedOn.addressRef !== present.addressRef ||
    basedOn.shippingMethod !== present.shippingMethod ||
    basedOn.weightGrams !== present.weightGrams
  if (isOutdated || difference.minor !== command.difference) return rejection('price-changed')
  if (difference.minor > 0 && !command.waived) return rejection('delivery-costs-more', { data: { difference } })
  if (difference.minor < 0 && order.status === 'pending') return rejection('delivery-total-fixed')
  const refunded = difference.minor < 0 ? refundOf(order, command, -difference.minor) : []
  if (isRejection(refunded)) return refunded
  const arrives = arrivesBy(order, shippingMethod)
  return [
    {
      type: 'delivery-changed',
      data: {
        by,
        addressRef,
        shippingMethod,
        ...(arrives === undefined ? {} : { arrives }),
        ...(command.shipmentPlan === undefined ? {} : { shipmentPlan: command.shipmentPlan }),
        ...(difference.minor > 0 ? { waived: difference } : {}),
        ...(noteRef === undefined ? {} : { noteRef }),
        changedAt: now,
      },
    },
    ...refunded,
  ]
}
