import type { ProductId } from '@pinline/events/ids'
import { type LineQuantity, type OrderLine, piecesByProduct } from '@pinline/events/order/order-line'
import type { ShippedParcel } from '@pinline/events/order/shipped-parcel'

/** A parcel of an order; `receivedAt` is null until its buyer confirms that it has arrived. */
export interface Parcel extends ShippedParcel {
  readonly receivedAt: string | null
  /** Of its tracking entries. */
  readonly entryIds: readonly string[]
  /** Of those that staff have removed. */
  readonly removedEntryIds: readonly string[]
}

/** Bounds how many parcels what was ordered can be in; replacements are bounded by their requests. */
export const maxParcels = 50

export const receiveParcel = (parcels: readonly Parcel[], parcelNo: number, receivedAt: string): Parcel[] =>
  parcels.map((parcel) => (parcel.parcelNo === parcelNo ? { ...parcel, receivedAt } : parcel))

interface EntryOfParcel {
  readonly parcelNo: number
  readonly entryId: string
}

export const withTrackingEntry = (parcels: readonly Parcel[], { parcelNo, entryId }: EntryOfParcel): Parcel[] =>
  parcels.map((parcel) =>
    parcel.parcelNo === parcelNo
      ? {
          ...parcel,
          entryIds: [...parcel.entryIds, entryId],
          removedEntryIds: parcel.removedEntryIds.filter((id) => id !== entryId),
        }
      : parcel,
  )

export const withoutTrackingEntry = (parcels: readonly Parcel[], { parcelNo, entryId }: EntryOfParcel): Parcel[] =>
  parcels.map((parcel) =>
    parcel.parcelNo === parcelNo
      ? {
          ...parcel,
          entryIds: parcel.entryIds.filter((id) => id !== entryId),
          removedEntryIds: [...parcel.removedEntryIds, entryId],
        }
      : parcel,
  )

/** A carrier's number is given to one parcel of an order. */
export const parcelWithNumber = <One extends Pick<ShippedParcel, 'carrier' | 'trackingNumber'>>(
  parcels: readonly One[],
  sent: Pick<ShippedParcel, 'carrier' | 'trackingNumber'>,
): One | undefined =>
  parcels.find(({ carrier, trackingNumber }) => carrier === sent.carrier && trackingNumber === sent.trackingNumber)

/** The parcels with what was ordered, without replacements. */
export const orderedParcels = <One extends Pick<ShippedParcel, 'afterSaleNo'>>(parcels: readonly One[]): One[] =>
  parcels.filter(({ afterSaleNo }) => afterSaleNo === undefined)

/** Ordered pieces by product that have left in parcels. */
export const shippedQuantities = (parcels: readonly ShippedParcel[]): Map<ProductId, number> =>
  piecesByProduct(orderedParcels(parcels).flatMap(({ lines, madeToOrder }) => [...lines, ...madeToOrder]))

export interface OpenLine extends LineQuantity {
  /** Made to order: has no stock. */
  readonly custom: boolean
}

/** The parts of an order's state that say what is still to be sent; a row of the view has them as well. */
export interface SendableOrder {
  readonly lines: readonly OrderLine[]
  readonly cancelledLines: readonly LineQuantity[]
  readonly parcels: readonly ShippedParcel[]
}

/** Ordered pieces by product without those that were cancelled; a product of which none is left has no entry. */
export const remainingPieces = ({
  lines,
  cancelledLines,
}: Pick<SendableOrder, 'lines' | 'cancelledLines'>): Map<ProductId, number> => {
  const cancelled = piecesByProduct(cancelledLines)
  return new Map(
    [...piecesByProduct(lines)].flatMap(([productId, ordered]) => {
      const remaining = ordered - (cancelled.get(productId) ?? 0)
      return remaining > 0 ? [[productId, remaining] as const] : []
    }),
  )
}

/**
 * What no parcel has yet and is not cancelled, one entry a product, in the order of the lines; nothing once all is handed
 * over.
 */
export const openLines = (order: SendableOrder): OpenLine[] => {
  const shipped = shippedQuantities(order.parcels)
  const custom = new Map(order.lines.map((line) => [line.productId, line.custom]))
  return [...remainingPieces(order)].flatMap(([productId, remaining]) => {
    const quantity = remaining - (shipped.get(productId) ?? 0)
    return quantity > 0 ? [{ productId, quantity, custom: custom.get(productId) ?? false }] : []
  })
}
