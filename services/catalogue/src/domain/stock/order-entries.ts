import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { type OrderNumber, orderNumber } from '@pinline/events/ids'
import { z } from 'zod'

/**
 * Reserved pieces of orders, in groups by the last two digits of their number. An order that is over has none. Prevents
 * the failures "a product with ten thousand open orders copies them all at each event", since only one group is copied,
 * and "a product that has sold for years holds every order". Shown by stock.property.spec.ts.
 */
export const reservations = z.record(z.string(), z.record(orderNumber, z.int().min(1)))
export type Reservations = Readonly<Record<string, Readonly<Record<string, number>>>>

const groupOf = (orderNo: OrderNumber): string => orderNo.slice(-2)

export const piecesOf = (held: Reservations, orderNo: OrderNumber): number | undefined =>
  held[groupOf(orderNo)]?.[orderNo]

export const withReservation = (held: Reservations, orderNo: OrderNumber, quantity: number): Reservations => {
  const group = groupOf(orderNo)
  return { ...held, [group]: { ...held[group], [orderNo]: quantity } }
}

export const withoutReservation = (held: Reservations, orderNo: OrderNumber): Reservations => {
  const group = groupOf(orderNo)
  const { [orderNo]: _, ...others } = held[group] ?? {}
  if (Object.keys(others).length > 0) return { ...held, [group]: others }
  const { [group]: empty, ...groups } = held
  return groups
}

/** How an order ended for this product. Pieces `made` for it were never in stock; released before it reserved, 0. */
export interface EndedOrder {
  readonly status: 'released' | 'sold' | 'made'
  readonly quantity: number
  /** Numbers of the parcels whose pieces were `made`. */
  readonly madeIn?: readonly number[]
}

/**
 * Ended orders by number, as the commits record them: the state has forgotten them. An order ends once, so what was
 * found stays true.
 */
export type EndedOrders = ReadonlyMap<OrderNumber, EndedOrder>

/** The order that ends by this event, and how; undefined for other events. */
export const endOf = (event: StockEvent): (EndedOrder & { readonly orderNo: OrderNumber }) | undefined => {
  switch (event.type) {
    case 'stock-released-from-order':
      return { orderNo: event.data.orderNo, status: 'released', quantity: event.data.quantity }
    case 'early-release-noted':
      return { orderNo: event.data.orderNo, status: 'released', quantity: 0 }
    case 'stock-sold-to-order':
      return {
        orderNo: event.data.orderNo,
        status: 'sold',
        quantity: event.data.inAllParcels ?? event.data.quantity,
      }
    case 'made-to-order-sold': {
      const { orderNo, quantity, parcelNo = 1 } = event.data
      return { orderNo, status: 'made', quantity, madeIn: [parcelNo] }
    }
    case 'stock-received':
    case 'stock-adjusted':
    case 'stock-taken-for-replacement':
    case 'stock-returned-from-replacement':
    case 'stock-reserved-for-order':
    case 'stock-sold-in-parcel':
    case 'reservation-paid':
    case 'reservation-reduced':
    case 'incoming-stock-announced':
    case 'delivery-announced':
    case 'delivery-withdrawn':
    case 'reorder-level-set':
    case 'stock-fell-low':
    case 'stock-recovered':
      return undefined
    default:
      return event satisfies never
  }
}

/** Adds how an order ended; pieces made for it may leave in several parcels. */
export const withEnd = (
  ended: Map<OrderNumber, EndedOrder>,
  { orderNo, ...end }: EndedOrder & { readonly orderNo: OrderNumber },
): Map<OrderNumber, EndedOrder> => {
  const known = ended.get(orderNo)
  if (known?.status !== 'made' || end.status !== 'made') return ended.set(orderNo, end)
  const madeIn = [...(known.madeIn ?? []), ...(end.madeIn ?? [])]
  return ended.set(orderNo, { status: 'made', quantity: known.quantity + end.quantity, madeIn })
}

/** So many of the latest early releases stay in the state. */
const recentEarlyReleases = 200

export const earlyReleases = z.array(orderNumber).readonly()

export const withEarlyRelease = (recent: readonly OrderNumber[], orderNo: OrderNumber): readonly OrderNumber[] =>
  [...recent, orderNo].slice(-recentEarlyReleases)

interface KnownOrders {
  readonly reservations: Reservations
  readonly earlyReleases: readonly OrderNumber[]
}

const reservedFor = ({ reservations }: KnownOrders, orderNo: OrderNumber): number | undefined =>
  piecesOf(reservations, orderNo)

export const isReserved = (state: KnownOrders, orderNo: OrderNumber): boolean =>
  reservedFor(state, orderNo) !== undefined

interface OrderEntry extends Omit<EndedOrder, 'status'> {
  readonly status: 'reserved' | EndedOrder['status']
}

/** What an order holds or how it ended; undefined if it is new, or its end was not looked up. */
export const entryOf = (
  state: KnownOrders,
  orderNo: OrderNumber,
  ended: EndedOrders | undefined,
): OrderEntry | undefined => {
  const reserved = reservedFor(state, orderNo)
  if (reserved !== undefined) return { status: 'reserved', quantity: reserved }
  return (
    ended?.get(orderNo) ?? (state.earlyReleases.includes(orderNo) ? { status: 'released', quantity: 0 } : undefined)
  )
}
