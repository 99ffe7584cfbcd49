import type { Commit } from '@pinline/chassis/event-store/commit'
import { type StockEvent, stockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { type EndedOrder, type EndedOrders, endOf, withEnd } from '../domain/stock/order-entries.ts'
import type { OrderStockCommand } from '../domain/stock/stock-decider.ts'

const kinds = ['reserve', 'paid', 'release', 'reduce', 'sell', 'count'] as const
type Kind = (typeof kinds)[number]

const requestId = (kind: Kind, orderNo: OrderNumber, productId: ProductId): string =>
  `${kind}-${orderNo}-${productId.slice(2)}`

const idsOf = (command: OrderStockCommand, event: StockEvent['type']): string[] => {
  const { type, orderNo, productId } = command
  const id = (kind: Kind) => requestId(kind, orderNo, productId)
  switch (type) {
    case 'reserve-stock':
      return [id('reserve')]
    case 'record-reservation-paid':
      return [id('paid')]
    case 'sell-stock':
      return [event === 'stock-sold-in-parcel' ? `${id('sell')}-${command.parcelNo}` : id('sell')]
    case 'reduce-reservation':
      return [event === 'reservation-reduced' ? `${id('reduce')}-${command.remaining}` : id('release')]
    case 'release-stock':
      return event === 'early-release-noted' ? [id('release'), id('reserve')] : [id('release')]
    case 'count-made-to-order':
      return command.parcelNo === 1 ? [id('count'), id('reserve')] : [`${id('count')}-${command.parcelNo}`]
    default: {
      const missing: never = type
      return missing
    }
  }
}

/** How the ids of an order's requests begin, on whatever product. */
export const requestPrefixes = (orderNo: string): string[] => kinds.map((kind) => `${kind}-${orderNo}-`)

/** The request under which an order's reservation of a product is recorded. */
export const reservationRequest = (orderNo: OrderNumber, productId: ProductId): string =>
  requestId('reserve', orderNo, productId)

/**
 * Request ids of a command's effect. Each first effect of an order on a product (a reservation, a release that came
 * before it, pieces made for it) takes the reservation's id, of which the unique index allows one for ever. Prevents the
 * failure "a reservation that arrives after its order is over holds pieces for ever", though the state has forgotten
 * the order.
 */
export const requestsOf = (command: OrderStockCommand, event: StockEvent['type']): { id: string; hash: string }[] =>
  idsOf(command, event).map((id) => ({ id, hash: id }))

/** Request ids under which an order's end on a product is recorded. */
export const endingRequests = (productId: ProductId, orders: readonly OrderNumber[]): string[] =>
  orders.flatMap((orderNo) =>
    (['release', 'sell', 'count'] as const).map((kind) => requestId(kind, orderNo, productId)),
  )

/** Request ids of the parcels whose made-to-order pieces these commands count. */
export const countingRequests = (commands: readonly OrderStockCommand[]): string[] =>
  commands.flatMap((command) => (command.type === 'count-made-to-order' ? idsOf(command, 'made-to-order-sold') : []))

/** How these orders ended, according to the commits that hold their ending requests. */
export const endedIn = (commits: readonly Pick<Commit, 'events'>[], orders: readonly OrderNumber[]): EndedOrders => {
  const wanted = new Set(orders)
  const ended = new Map<OrderNumber, EndedOrder>()
  for (const { events } of commits)
    for (const event of events) {
      const end = endOf(stockEvent.parse(event))
      if (end !== undefined && wanted.has(end.orderNo)) withEnd(ended, end)
    }
  return ended
}
