import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { Order } from './order.ts'
import { openLines, orderedParcels } from './parcels.ts'
import { type HandedOver, shipParcel } from './ship-parcel.ts'

export interface ShipOrder extends HandedOver {
  readonly type: 'ship-order'
}

/**
 * Hands all that is open to a carrier as one parcel. Does nothing for the same parcel again; another parcel for a shipped
 * order is refused.
 */
export const shipOrder = (order: Order, command: ShipOrder): Decision<OrderEvent> => {
  if (order.status === 'new') return rejection('order-not-found')
  const last = orderedParcels(order.parcels).at(-1)
  const { carrier, trackingNumber } = command
  if (order.status === 'shipped' && last?.carrier === carrier && last.trackingNumber === trackingNumber) return []
  const lines = openLines(order).map(({ productId, quantity }) => ({ productId, quantity }))
  return shipParcel(order, { ...command, type: 'ship-parcel', lines })
}
