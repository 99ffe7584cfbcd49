import { loadStream, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import type { CheckedBatch, Deviation, Reconciler } from '@pinline/chassis/reconcile/reconciler'
import { ownStreams, streamsOf } from '@pinline/chassis/reconcile/stream-reader'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type OrderNumber, orderNumber, type ProductId, productId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { isReserved } from '../domain/stock/order-entries.ts'
import { isParcelSold } from '../domain/stock/parcel-sales.ts'
import type { Stock } from '../domain/stock/stock.ts'
import { type OrderStockCommand, stockDecider } from '../domain/stock/stock-decider.ts'
import { productIdIn } from '../identity/product-id-of.ts'
import { type EndOfOrder, endOfOrder } from './end-of-order.ts'

const causeName = 'reconcile-reservations'
/** Reservations that one batch compares with their orders. */
const maxReservations = 200

interface Reservation {
  /** The product's stock when the batch was read. */
  readonly seen: Stock
  readonly streamId: string
  readonly orderNo: OrderNumber
}

const reservationsIn = (streamId: string, seen: Stock): Reservation[] =>
  Object.values(seen.reservations)
    .flatMap((group) => Object.keys(group))
    .toSorted()
    .map((orderNo) => ({ seen, streamId, orderNo: orderNumber.parse(orderNo) }))

/** The parcels of an order that took pieces of a product, other than those that are sold already. */
export const unsoldParcels = (end: EndOfOrder, product: ProductId, orderNo: OrderNumber, { parcelSales }: Stock) =>
  end.status === 'open' || end.status === 'shipped'
    ? end.parcels.filter(({ pieces, parcelNo }) => pieces.has(product) && !isParcelSold(parcelSales, orderNo, parcelNo))
    : []

/** The commands that the reactions to the order's parcels or its end give. */
const commandsFor = (end: EndOfOrder, product: ProductId, orderNo: OrderNumber, state: Stock): OrderStockCommand[] =>
  end.status === 'cancelled'
    ? [{ type: 'release-stock', productId: product, orderNo }]
    : unsoldParcels(end, product, orderNo, state).map(({ parcelNo, pieces }) => ({
        type: 'sell-stock',
        productId: product,
        orderNo,
        parcelNo,
        quantity: pieces.get(product) ?? 0,
      }))

/** When the reservation should have changed last; undefined if it is as it should be. */
const dueSince = (end: EndOfOrder, product: ProductId, orderNo: OrderNumber, state: Stock): string | undefined => {
  if (end.status === 'unknown') return undefined
  if (end.status !== 'open') return end.at
  return unsoldParcels(end, product, orderNo, state).at(-1)?.at
}

/**
 * Reservations against orders: those of a cancelled order are released, those of parcels sold, by the commands of the
 * reactions. An order that ended a moment ago is left to them. A reservation whose order does not exist is for a person.
 * Prevents the failure "pieces stay reserved for ever for an order that is over". Shown by
 * tests/system/product/reconcile-reservations.spec.ts.
 */
export const reconcileReservations = ({ platform, stockQueue }: CatalogueDeps): Reconciler => {
  const [stocks, orders] = [ownStreams(platform.store), streamsOf(platform, 'order')]

  const check = async ({ seen, streamId, orderNo }: Reservation, end: EndOfOrder): Promise<Deviation | undefined> => {
    const product = productId.parse(productIdIn(streamId))
    const found = { streamId: `${product}/${orderNo}` }
    if (end.status === 'unknown')
      return { ...found, kind: 'reservation-without-order', detail: 'its order does not exist', state: 'open' }
    const since = dueSince(end, product, orderNo, seen)
    if (since === undefined) return undefined
    const age = platform.clock.now().getTime() - Date.parse(since)
    if (age < platform.config.RECONCILE_MIN_AGE_SECONDS * 1000) return undefined
    const { state } = await loadStream(platform, stockDecider, streamId)
    if (!isReserved(state, orderNo) || dueSince(end, product, orderNo, state) === undefined) return undefined
    const kind = end.status === 'cancelled' ? 'reservation-of-cancelled-order' : 'reservation-of-shipped-order'
    const deviation = { ...found, kind, detail: `its order left or ended ${since}` } as const
    const commands = commandsFor(end, product, orderNo, state)
    if (commands.length === 0) return { ...deviation, state: 'open' }
    try {
      const outcomes = []
      for (const command of commands)
        outcomes.push(await stockQueue.submit(command, internalCause(platform, causeName)))
      return { ...deviation, state: outcomes.some(isRejection) ? 'open' : 'repaired' }
    } catch (error) {
      platform.log.error({ err: error, streamId, orderNo }, 'a reservation of an order that is over could not be ended')
      return { ...deviation, state: 'open' }
    }
  }

  return {
    name: 'reservations',
    check: async ({ after = '', limit }): Promise<CheckedBatch> => {
      const [from = '', afterOrder = ''] = after.split('|', 2)
      const heads = await stocks.list(['stock'], from, limit)
      const ids = [...(afterOrder === '' ? [] : [from]), ...heads.map(({ streamId }) => streamId)]
      const loaded = await loadStreams(platform, stockDecider, ids)
      const all = ids
        .flatMap((id) => reservationsIn(id, loaded.get(id)?.state ?? stockDecider.initial))
        .filter(({ streamId, orderNo }) => streamId !== from || orderNo > afterOrder)
      const batch = all.slice(0, maxReservations)
      const events = await orders.read([...new Set(batch.map(({ orderNo }) => orderNo))])
      const deviations: Deviation[] = []
      for (const reservation of batch) {
        const deviation = await check(reservation, endOfOrder(events.get(reservation.orderNo) ?? []))
        if (deviation !== undefined) deviations.push(deviation)
      }
      const last = batch.at(-1)
      const rest = all.length > batch.length && last !== undefined ? `${last.streamId}|${last.orderNo}` : undefined
      const next = rest ?? (heads.length < limit ? undefined : `${ids.at(-1)}|`)
      return { checked: batch.length, deviations, next }
    },
  }
}
