import type { OrderNumber } from '@pinline/events/ids'
import type { OrderDeps } from '../../order-deps.ts'
import { listIndexes } from './order-lists.ts'
import { ordersProjection } from './orders.projection.ts'

export interface NumberedParcel {
  readonly orderNo: OrderNumber
  readonly parcelNo: number
  readonly carrier: string
}

/** The parcels with these tracking numbers, by number. Different carriers, and carriers after years, may give one twice. */
export const parcelsByNumber = async (
  platform: OrderDeps,
  trackingNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly NumberedParcel[]>> => {
  const found = await platform
    .view(ordersProjection)
    .find(
      { 'parcels.trackingNumber': { $in: [...trackingNumbers] } },
      { hint: { ...listIndexes.byTrackingNumber }, projection: { orderNo: 1, parcels: 1 } },
    )
    .toArray()
  const wanted = new Set(trackingNumbers)
  const parcels = found.flatMap(({ orderNo, parcels: own }) =>
    own
      .filter(({ trackingNumber }) => wanted.has(trackingNumber))
      .map(({ parcelNo, carrier, trackingNumber }) => ({ trackingNumber, parcel: { orderNo, parcelNo, carrier } })),
  )
  const byNumber = Map.groupBy(parcels, ({ trackingNumber }) => trackingNumber)
  return new Map([...byNumber].map(([number, own]) => [number, own.map(({ parcel }) => parcel)]))
}
