import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleNo } from '@pinline/events/ids'
import type { LineQuantity } from '@pinline/events/order/order-line'
import type { ReplacementShipped } from '@pinline/events/order/replacement-shipped'
import type { ShippedParcel } from '@pinline/events/order/shipped-parcel'
import type { Order } from './order.ts'

export interface RecordReplacementParcel extends Pick<ShippedParcel, 'carrier' | 'trackingNumber' | 'weightGrams'> {
  readonly type: 'record-replacement-parcel'
  readonly afterSaleNo: AfterSaleNo
  readonly lines: readonly LineQuantity[]
  readonly madeToOrder: readonly LineQuantity[]
  readonly now: string
}

/**
 * The replacement of a request was sent: one parcel more, whatever the order's status. It was decided in the request, which
 * is replaced once, and is never refused here.
 */
export const recordReplacementParcel = (
  order: Order,
  { type: _, now, lines, madeToOrder, ...sent }: RecordReplacementParcel,
): Decision<ReplacementShipped> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.parcels.some(({ afterSaleNo }) => afterSaleNo === sent.afterSaleNo)) return []
  const parcelNo = order.parcels.length + 1
  const parcel = { ...sent, lines: [...lines], madeToOrder: [...madeToOrder], parcelNo }
  return [{ type: 'replacement-shipped', data: { ...parcel, handedOverAt: now } }]
}
