import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { Order } from './order.ts'
import { orderedParcels } from './parcels.ts'
import { mayMove } from './transitions.ts'

export interface ConfirmParcelReceipt {
  readonly type: 'confirm-parcel-receipt'
  readonly parcelNo: number
  readonly now: string
}

/** The buyer has one parcel; with the last one of what a shipped order ordered, the order is completed. */
export const confirmParcelReceipt = (order: Order, { parcelNo, now }: ConfirmParcelReceipt): Decision<OrderEvent> => {
  if (order.status === 'new') return rejection('order-not-found')
  const parcel = order.parcels.find((one) => one.parcelNo === parcelNo)
  if (parcel === undefined) return rejection('parcel-not-found')
  const isReplacement = parcel.afterSaleNo !== undefined
  if ((order.status === 'completed' && !isReplacement) || parcel.receivedAt !== null) return []
  const received: OrderEvent = { type: 'parcel-received', data: { parcelNo, receivedAt: now } }
  const isLast = orderedParcels(order.parcels).every((one) => one === parcel || one.receivedAt !== null)
  if (isReplacement || !isLast || !mayMove(order.status, 'completed')) return [received]
  return [received, { type: 'order-completed', data: { by: 'buyer', completedAt: now } }]
}
