import {
  afterReceipt,
  delivery,
  onlyDelivery,
  withDelivery,
  withoutDelivery,
} from '@pinline/events/catalogue/deliveries'
import type { ReorderLevelSet } from '@pinline/events/catalogue/reorder-level-set'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { z } from 'zod'
import { newBuyersHold, noHold, withHold, withoutHold } from './new-buyers-hold.ts'
import {
  earlyReleases,
  piecesOf,
  reservations,
  withEarlyRelease,
  withoutReservation,
  withReservation,
} from './order-entries.ts'
import { parcelSales, withoutParcelSales, withParcelSale } from './parcel-sales.ts'

/**
 * Pieces of one product. available + reserved + sold = received + adjusted, and none of the first four is negative.
 * `deliveries` are announced ones, less received pieces.
 */
export const stock = z.object({
  received: z.int().min(0),
  /** Sum of the corrections, and of pieces taken for replacements, positive or negative. */
  adjusted: z.int(),
  available: z.int().min(0),
  reserved: z.int().min(0),
  sold: z.int().min(0),
  /** Pieces made for orders and shipped with them; they were never in stock. */
  madeToOrderSold: z.int().min(0),
  deliveries: z.array(delivery).readonly(),
  reservations,
  /** What orders with a reservation have had in parcels. Absent in snapshots from before there were several parcels. */
  parcelSales: parcelSales.default({}),
  /**
   * Of the reserved pieces, those in unpaid orders of buyers who have never paid one, and their sum. Absent in snapshots
   * from before such buyers shared a limit.
   */
  newBuyers: newBuyersHold.default(noHold),
  /** At which number of available pieces the part is bought again. Absent in snapshots from before there were such levels. */
  reorder: z
    .object({ model: z.string(), level: z.int().min(0) })
    .nullable()
    .default(null),
  isLow: z.boolean().default(false),
  /** The latest orders that were released before they reserved, so that most late reservations are refused at once. */
  earlyReleases,
})
export type Stock = Readonly<z.infer<typeof stock>>

export const noStock: Stock = {
  received: 0,
  adjusted: 0,
  available: 0,
  reserved: 0,
  sold: 0,
  madeToOrderSold: 0,
  deliveries: [],
  reservations: {},
  parcelSales: {},
  newBuyers: noHold,
  reorder: null,
  isLow: false,
  earlyReleases: [],
}

const reorderOf = ({ model, level }: ReorderLevelSet['data']): Stock['reorder'] =>
  level === null ? null : { model, level }

/** From before there could be several deliveries. */
const deliveriesAfter = (
  deliveries: Stock['deliveries'],
  { quantity, expectedOn }: Extract<StockEvent, { type: 'incoming-stock-announced' }>['data'],
): Stock['deliveries'] =>
  quantity === 0
    ? withoutDelivery(deliveries, onlyDelivery)
    : withDelivery(deliveries, { deliveryId: onlyDelivery, quantity, expectedOn })

const adjustedBy = (state: Stock, quantity: number): Stock => ({
  ...state,
  adjusted: state.adjusted + quantity,
  available: state.available + quantity,
})

export const evolveStock = (state: Stock, event: StockEvent): Stock => {
  switch (event.type) {
    case 'stock-received': {
      const { quantity } = event.data
      return {
        ...state,
        received: state.received + quantity,
        available: state.available + quantity,
        deliveries: afterReceipt(state.deliveries, event.data),
      }
    }
    case 'stock-adjusted':
    case 'stock-returned-from-replacement':
      return adjustedBy(state, event.data.quantity)
    case 'stock-taken-for-replacement':
      return adjustedBy(state, -event.data.quantity)
    case 'incoming-stock-announced': {
      return { ...state, deliveries: deliveriesAfter(state.deliveries, event.data) }
    }
    case 'delivery-announced': {
      const { productId: _, ...announced } = event.data
      return { ...state, deliveries: withDelivery(state.deliveries, announced) }
    }
    case 'delivery-withdrawn':
      return { ...state, deliveries: withoutDelivery(state.deliveries, event.data.deliveryId) }
    case 'made-to-order-sold': {
      const { quantity } = event.data
      return { ...state, madeToOrderSold: state.madeToOrderSold + quantity }
    }
    case 'stock-reserved-for-order': {
      const { orderNo, quantity, newBuyer } = event.data
      return {
        ...state,
        available: state.available - quantity,
        reserved: state.reserved + quantity,
        reservations: withReservation(state.reservations, orderNo, quantity),
        newBuyers: newBuyer ? withHold(state.newBuyers, orderNo, quantity) : state.newBuyers,
      }
    }
    case 'reservation-paid':
      return { ...state, newBuyers: withoutHold(state.newBuyers, event.data.orderNo) }
    case 'stock-released-from-order': {
      const { orderNo, quantity } = event.data
      return {
        ...state,
        available: state.available + quantity,
        reserved: state.reserved - quantity,
        reservations: withoutReservation(state.reservations, orderNo),
        parcelSales: withoutParcelSales(state.parcelSales, orderNo),
        newBuyers: withoutHold(state.newBuyers, orderNo),
      }
    }
    case 'reservation-reduced': {
      const { orderNo, quantity } = event.data
      const held = piecesOf(state.reservations, orderNo) ?? 0
      return {
        ...state,
        available: state.available + quantity,
        reserved: state.reserved - quantity,
        reservations: withReservation(state.reservations, orderNo, held - quantity),
        newBuyers: withoutHold(state.newBuyers, orderNo),
      }
    }
    case 'stock-sold-in-parcel': {
      const { orderNo, parcelNo, quantity } = event.data
      const held = piecesOf(state.reservations, orderNo) ?? 0
      return {
        ...state,
        reserved: state.reserved - quantity,
        sold: state.sold + quantity,
        reservations: withReservation(state.reservations, orderNo, held - quantity),
        parcelSales: withParcelSale(state.parcelSales, orderNo, parcelNo, quantity),
        newBuyers: withoutHold(state.newBuyers, orderNo),
      }
    }
    case 'stock-sold-to-order': {
      const { orderNo, quantity } = event.data
      return {
        ...state,
        reserved: state.reserved - quantity,
        sold: state.sold + quantity,
        reservations: withoutReservation(state.reservations, orderNo),
        parcelSales: withoutParcelSales(state.parcelSales, orderNo),
        newBuyers: withoutHold(state.newBuyers, orderNo),
      }
    }
    case 'reorder-level-set':
      return { ...state, reorder: reorderOf(event.data) }
    case 'stock-fell-low':
    case 'stock-recovered':
      return { ...state, isLow: event.type === 'stock-fell-low' }
    case 'early-release-noted':
      return { ...state, earlyReleases: withEarlyRelease(state.earlyReleases, event.data.orderNo) }
    default:
      return event satisfies never
  }
}
