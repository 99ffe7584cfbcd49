import type { Decision } from '@pinline/chassis/domain/decider'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { type LineQuantity, piecesByProduct } from '@pinline/events/order/order-line'
import { refundKey } from '@pinline/events/order/payment-ids'
import type { ShippedParcel } from '@pinline/events/order/shipped-parcel'
import { dueDifference } from './change-delivery.ts'
import { dueFreight } from './needed-shipments.ts'
import type { Order, PlacedOrder } from './order.ts'
import { maxParcels, openLines, orderedParcels, parcelWithNumber, remainingPieces } from './parcels.ts'
import { requestRefund } from './request-refund.ts'
import { mayMove } from './transitions.ts'

/** A parcel as it is handed over, without what is in it. */
export interface HandedOver extends Pick<ShippedParcel, 'carrier' | 'trackingNumber' | 'weightGrams' | 'sizeMm'> {
  /** Staff state that the made-to-order pieces are complete: the warehouse has no stock of them that would show it. */
  readonly madeToOrderReady: boolean
  readonly now: string
}

export interface ShipParcel extends HandedOver {
  readonly type: 'ship-parcel'
  /** At most what is still open of each product. */
  readonly lines: readonly LineQuantity[]
}

const quantitiesOf = (lines: readonly LineQuantity[]): string =>
  JSON.stringify([...piecesByProduct(lines)].toSorted(([a], [b]) => (a < b ? -1 : 1)))

const unusedFreightKey = refundKey.parse('unused-freight')

/**
 * What the buyer paid for a planned shipment that was never needed, as its refund. Where no more refunds can be made, the
 * parcel leaves all the same.
 */
const unusedFreight = (order: PlacedOrder, now: string): OrderEvent[] => {
  if (order.shipmentPlan === null) return []
  const parcels = orderedParcels(order.parcels).length + 1
  const difference = dueDifference(order, dueFreight(order.shipmentPlan, remainingPieces(order), parcels))
  if (difference.minor >= 0) return []
  const refunded = requestRefund(order, {
    type: 'request-refund',
    refundKey: unusedFreightKey,
    amount: { ...difference, minor: -difference.minor },
    reason: 'freight',
    now,
  })
  return isRejection(refunded) ? [] : [...refunded]
}

/**
 * Hands one parcel to a carrier; with the last open piece the order is shipped, and what was paid for a planned
 * shipment that was never needed is refunded in the same commit. Does nothing for the same parcel again.
 * Refused: a number of this carrier that another parcel of the order has, more than is open of a line, a line whose test
 * failed, pieces that have no stock until staff state that they are complete, and a parcel that would be the last one allowed
 * but leaves pieces open.
 */
export const shipParcel = (order: Order, command: ShipParcel): Decision<OrderEvent> => {
  if (order.status === 'new') return rejection('order-not-found')
  const { type: _, now, madeToOrderReady, lines, ...sent } = command
  const known = parcelWithNumber(order.parcels, sent)
  if (
    known !== undefined &&
    known.afterSaleNo === undefined &&
    quantitiesOf([...known.lines, ...known.madeToOrder]) === quantitiesOf(lines)
  )
    return []
  if (!mayMove(order.status, 'shipped')) return rejection('transition-not-allowed')
  if (known !== undefined)
    return rejection('tracking-number-used', { errors: { trackingNumber: 'tracking-number-used' } })
  const open = new Map(openLines(order).map((line) => [line.productId, line]))
  const packed = [...piecesByProduct(lines)].map(([productId, quantity]) => ({ productId, quantity }))
  const excess = packed.filter(({ productId, quantity }) => quantity > (open.get(productId)?.quantity ?? 0))
  if (packed.length === 0 || excess.length > 0)
    return rejection('parcel-quantity-not-open', {
      data: { lines: excess.map(({ productId }) => ({ productId, quantity: open.get(productId)?.quantity ?? 0 })) },
    })
  const isLast =
    packed.length === open.size && packed.every(({ productId, quantity }) => quantity === open.get(productId)?.quantity)
  // The last parcel that an order may have is kept for the rest: without it the order could never be shipped.
  if (!isLast && orderedParcels(order.parcels).length >= maxParcels - 1) return rejection('parcel-limit-reached')
  const failed = packed.filter(({ productId }) =>
    order.tests.some((line) => line.productId === productId && line.failed.length > 0),
  )
  if (failed.length > 0)
    return rejection('line-test-failed', { data: { lines: failed.map(({ productId }) => ({ productId })) } })
  const madeToOrder = packed.filter(({ productId }) => open.get(productId)?.custom)
  if (madeToOrder.length > 0 && !madeToOrderReady)
    return rejection('line-not-in-stock', { data: { lines: madeToOrder } })
  const fromStock = packed.filter(({ productId }) => !open.get(productId)?.custom)
  const parcel = { ...sent, lines: fromStock, madeToOrder }
  const parcelNo = order.parcels.length + 1
  if (!isLast) return [{ type: 'parcel-shipped', data: { ...parcel, parcelNo, handedOverAt: now } }]
  return [
    { type: 'order-shipped', data: { ...parcel, ...(parcelNo > 1 ? { parcelNo } : {}), shippedAt: now } },
    ...unusedFreight(order, now),
  ]
}
