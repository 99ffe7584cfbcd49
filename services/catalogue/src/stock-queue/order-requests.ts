import type { Commit } from '@pinline/chassis/event-store/commit'
import { type StockEvent, stockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { type EndedOrder, type EndedOrders, endOf, withEnd } from '../domain/stock/order-entries.ts'
import type { OrderStockCommand } from '../domain/stock/stock-decider.ts'

const kinds = ['reserve', 'paid', 'release', 'reduce', 'sell', 'count'] as const
type Kind = (typeof kinds)[number]

const requestId = (kind: Kind, orderNo: OrderNumber, productId: ProductId): string =>
  `${kind}-${orderNo}-${productId.slice(2)}`

const countingIds = (orderNo: OrderNumber, productId: ProductId, parcelNo: number): string[] => {
  const count = requestId('count', orderNo, productId)
  return parcelNo === 1 ? [count, requestId('reserve', orderNo, productId)] : [`${count}-${parcelNo}`]
}

/** The id of a release whose first id something else holds. */
const secondRelease = (releaseId: string): string => `${releaseId}-2`

/** Only the event that a command is about has ids: others that come with it, such as a low stock, would take some that an end needs. */
const idsOf = (command: OrderStockCommand, event: StockEvent, taken: ReadonlySet<string>): string[] => {
  const { orderNo, productId } = command
  const id = (kind: Kind) => requestId(kind, orderNo, productId)
  switch (event.type) {
    case 'stock-reserved-for-order':
      return [id('reserve')]
    case 'reservation-paid':
      return [id('paid')]
    case 'reservation-reduced':
      return command.type === 'reduce-reservation' ? [`${id('reduce')}-${command.remaining}`] : []
    case 'stock-released-from-order':
      return [taken.has(id('release')) ? secondRelease(id('release')) : id('release')]
    case 'early-release-noted':
      return [id('release'), id('reserve')]
    case 'stock-sold-in-parcel':
      return [`${id('sell')}-${event.data.parcelNo}`]
    case 'stock-sold-to-order':
      return [id('sell')]
    case 'made-to-order-sold':
      return countingIds(orderNo, productId, event.data.parcelNo ?? 1)
    case 'stock-fell-low':
    case 'stock-recovered':
    case 'stock-received':
    case 'stock-adjusted':
    case 'incoming-stock-announced':
    case 'delivery-announced':
    case 'delivery-withdrawn':
    case 'stock-taken-for-replacement':
    case 'stock-returned-from-replacement':
    case 'reorder-level-set':
      return []
    default:
      return event satisfies never
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
 * @param taken ids of releases that commits hold whose orders still hold pieces
 */
export const requestsOf = (
  command: OrderStockCommand,
  event: StockEvent,
  taken: ReadonlySet<string>,
): { id: string; hash: string }[] => idsOf(command, event, taken).map((id) => ({ id, hash: id }))

/** Request ids under which an order's end on a product is recorded. */
export const endingRequests = (productId: ProductId, orders: readonly OrderNumber[]): string[] =>
  orders.flatMap((orderNo) => {
    const id = (kind: Kind) => requestId(kind, orderNo, productId)
    return [id('release'), secondRelease(id('release')), id('sell'), id('count')]
  })

/** Request ids of the releases of these orders. */
export const releaseRequests = (productId: ProductId, orders: readonly OrderNumber[]): string[] =>
  orders.map((orderNo) => requestId('release', orderNo, productId))

/** Request ids of the parcels whose made-to-order pieces these commands count. */
export const countingRequests = (commands: readonly OrderStockCommand[]): string[] =>
  commands.flatMap((command) =>
    command.type === 'count-made-to-order' ? countingIds(command.orderNo, command.productId, command.parcelNo) : [],
  )

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
