import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Loaded } from '@pinline/chassis/state-cache'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import type { OrderNumber } from '@pinline/events/ids'
import type { RefusedLine } from '@pinline/events/order/order-cancelled'
import { withoutOrdered } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { adjustCart } from '../cart/change-cart.ts'
import type { Order, PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { stockLines } from '../domain/order/order-lines.ts'
import type { OrderDeps } from '../order-deps.ts'
import { hasPaidOrder } from '../read-models/orders/orders.query.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import type { UnpaidOrderStore } from '../unpaid-orders/unpaid-order-store.ts'
import { heldBefore } from '../unpaid-orders/unpaid-orders.ts'

/** A line that could not be reserved. */
export interface ShortLine extends RefusedLine {
  readonly model: string
  readonly quantity: number
}

export type StockOutcome =
  | { readonly kind: 'held'; readonly order: PlacedOrder; readonly version: number }
  | { readonly kind: 'refused'; readonly lines: readonly ShortLine[]; readonly version: number }
  | { readonly kind: 'over'; readonly order: PlacedOrder; readonly version: number }

/** What the confirmation of stock writes to, besides the order. */
export interface StockDeps {
  readonly platform: OrderDeps
  readonly carts: CartStore
  readonly unpaid: UnpaidOrderStore
}

/**
 * Lines with what the buyer's earlier unpaid orders hold of each product, how much they may hold together, and how much
 * those of all new buyers if this is one.
 */
const limitedLines = async ({ platform, unpaid }: StockDeps, { orderNo, buyerId, lines }: PlacedOrder) => {
  const settings = await readOrderSettings(platform)
  const { unpaidSharePercent: sharePercent, unpaidSharePieces: pieces, newBuyersSharePercent } = settings
  const stocked = stockLines(lines)
  if (stocked.length === 0 || (sharePercent === 100 && newBuyersSharePercent === 100)) return { lines: stocked }
  const [orders, hasPaid] = await Promise.all([
    sharePercent === 100 ? [] : unpaid.read(buyerId),
    newBuyersSharePercent === 100 || hasPaidOrder(platform, buyerId),
  ])
  return {
    lines: stocked.map((line) => ({ ...line, others: heldBefore(orders, orderNo, line.productId) })),
    limit: { sharePercent, pieces, ...(hasPaid ? {} : { newBuyersSharePercent }) },
  }
}

const reserve = async (deps: StockDeps, orderNo: OrderNumber, order: PlacedOrder, correlationId: string) => {
  const { platform } = deps
  const request = await limitedLines(deps, order)
  if (request.lines.length === 0) return { outcome: 'reserved', sharePercent: 0 } as const
  const reservation = await platform.call(
    'catalogue',
    reserveStock,
    { orderNo, ...request },
    { correlationId, timeoutMs: 20_000, repeatable: true },
  )
  if (isRejection(reservation)) throw new Error(`reserve-stock refused with ${reservation.code}`)
  return reservation
}

const shortLines = (order: PlacedOrder, refused: readonly RefusedLine[]): ShortLine[] =>
  refused.flatMap((line) => {
    const ordered = order.lines.find(({ productId }) => productId === line.productId)
    return ordered === undefined ? [] : [{ ...line, model: ordered.model, quantity: ordered.quantity }]
  })

/** Orders whose stock this process is confirming right now. */
const inProgress = new Set<OrderNumber>()

/** Whether this process is confirming the order's stock, or has done so; needs no query. */
export const isConfirmingStock = ({ store }: OrderDeps, orderNo: OrderNumber): boolean => {
  const known = store.cached(orderDecider).get(orderNo)?.state
  return inProgress.has(orderNo) || (known?.status === 'pending' && known.stock === 'reserved')
}

/**
 * Brings a placed order to `stock-reserved` or to `order-cancelled` (out-of-stock), and removes its lines from the
 * cart. Can be repeated, even concurrently: the reservation counts once per order number. Throws if the catalogue does
 * not respond; then the reaction or the sweep retries it.
 * @param placed the order as committed a moment ago, so that it need not be read again
 */
export const confirmStock = async (
  deps: StockDeps,
  orderNo: OrderNumber,
  context: CommandContext,
  placed?: Loaded<PlacedOrder>,
): Promise<StockOutcome> => {
  inProgress.add(orderNo)
  try {
    const loaded = placed ?? (await loadStream(deps.platform, orderDecider, orderNo))
    return await confirmLoadedStock(deps, orderNo, context, loaded)
  } finally {
    inProgress.delete(orderNo)
  }
}

const confirmLoadedStock = async (
  deps: StockDeps,
  orderNo: OrderNumber,
  context: CommandContext,
  loaded: Loaded<Order>,
): Promise<StockOutcome> => {
  const { platform, carts } = deps
  if (loaded.state.status === 'new') throw new Error(`order ${orderNo} was never placed`)
  if (loaded.state.status !== 'pending' || loaded.state.stock === 'reserved') {
    await emptyCart(carts, loaded.state)
    return outcomeOf(loaded.state, loaded.version)
  }
  const { request: _, ...cause } = context
  const reservation = await reserve(deps, orderNo, loaded.state, context.correlationId)
  const now = platform.clock.now().toISOString()
  const command =
    reservation.outcome === 'reserved'
      ? ({ type: 'record-stock-reserved', sharePercent: reservation.sharePercent, now } as const)
      : ({ type: 'record-stock-refused', refused: reservation.lines, now } as const)
  const isReserved = reservation.outcome === 'reserved'
  // Both at once: where the commit fails, whoever finishes the placing empties the cart again.
  const [done] = await Promise.all([
    handleCommand(platform, orderDecider, { streamId: orderNo, command, context: cause }),
    isReserved ? emptyCart(carts, loaded.state) : undefined,
  ])
  if (isRejection(done) || done.state.status === 'new')
    throw new Error(`the stock of order ${orderNo} could not be confirmed`)
  if (!isReserved) await emptyCart(carts, done.state)
  return outcomeOf(done.state, done.version)
}

const outcomeOf = (order: PlacedOrder, version: number): StockOutcome => {
  if (order.status !== 'cancelled') return { kind: 'held', order, version }
  return order.reason === 'out-of-stock'
    ? { kind: 'refused', lines: shortLines(order, order.refused), version }
    : { kind: 'over', order, version }
}

/** An order that ended for want of stock leaves its lines in the cart; one of a quotation was not in it. */
const emptyCart = async (carts: CartStore, order: PlacedOrder): Promise<void> => {
  if (order.status === 'cancelled' || order.quotationNo !== null) return
  const productIds = order.lines.map((line) => line.productId)
  await adjustCart(carts, order.buyerId, (lines) => withoutOrdered(lines, productIds, order.placedAt))
}
