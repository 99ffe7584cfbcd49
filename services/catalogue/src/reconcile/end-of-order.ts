import type { RecordedEvent } from '@pinline/events/event'
import type { ProductId } from '@pinline/events/ids'
import { orderCancelled } from '@pinline/events/order/order-cancelled'
import { piecesByProduct } from '@pinline/events/order/order-line'
import { parcelEvent, shippedParcelOf } from '@pinline/events/order/shipped-parcel'

/** What a parcel took from stock, by product, and when it left. */
export interface StockParcel {
  readonly parcelNo: number
  readonly at: string
  readonly pieces: ReadonlyMap<ProductId, number>
}

/** How an order ended for its stock, and when. Parcels may have left before its end. */
export type EndOfOrder =
  | { readonly status: 'unknown' }
  | { readonly status: 'open'; readonly parcels: readonly StockParcel[] }
  | { readonly status: 'cancelled'; readonly at: string }
  | { readonly status: 'shipped'; readonly at: string; readonly parcels: readonly StockParcel[] }

/** From all events of an order; without any, nobody knows it. */
export const endOfOrder = (events: readonly RecordedEvent[]): EndOfOrder => {
  if (events.length === 0) return { status: 'unknown' }
  const parcels: StockParcel[] = []
  for (const { event } of events) {
    const cancelled = orderCancelled.safeParse(event)
    if (cancelled.success) return { status: 'cancelled', at: cancelled.data.data.cancelledAt }
    const shipped = parcelEvent.safeParse(event)
    if (!shipped.success) continue
    const { parcelNo, shippedAt, lines } = shippedParcelOf(shipped.data)
    parcels.push({ parcelNo, at: shippedAt, pieces: piecesByProduct(lines) })
    if (shipped.data.type === 'order-shipped') return { status: 'shipped', at: shippedAt, parcels }
  }
  return { status: 'open', parcels }
}
