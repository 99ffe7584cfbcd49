import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Loaded } from '@pinline/chassis/state-cache'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { withoutOrdered } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { adjustCart } from '../cart/change-cart.ts'
import type { Order, PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { stockLines } from '../domain/order/order-lines.ts'
import type { OrderDeps } from '../order-deps.ts'

export interface ShortLine {
  readonly productId: ProductId
  readonly model: string
  readonly quantity: number
  readonly available: number
}

export type StockOutcome =
  | { readonly kind: 'held'; readonly order: PlacedOrder; readonly version: number }
  | { readonly kind: 'refused'; readonly lines: readonly ShortLine[]; readonly version: number }
  | { readonly kind: 'over'; readonly order: PlacedOrder; readonly version: number }

const reserve = async (platform: OrderDeps, orderNo: OrderNumber, order: PlacedOrder, correlationId: string) => {
  const lines = stockLines(order.lines)
  if (lines.length === 0) return { outcome: 'reserved' } as const
  const reservation = await platform.call(
    'catalogue',
    reserveStock,
    { orderNo, lines },
    { correlationId, timeoutMs: 20_000, repeatable: true },
  )
  if (isRejection(reservation)) throw new Error(`reserve-stock refused with ${reservation.code}`)
  return reservation
}

const shortLines = (order: PlacedOrder, refused: readonly { productId: ProductId; available: number }[]): ShortLine[] =>
  refused.flatMap(({ productId, available }) => {
    const line = order.lines.find((orderLine) => orderLine.productId === productId)
    return line === undefined ? [] : [{ productId, model: line.model, quantity: line.quantity, available }]
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
  platform: OrderDeps,
  carts: CartStore,
  orderNo: OrderNumber,
  context: CommandContext,
  placed?: Loaded<PlacedOrder>,
): Promise<StockOutcome> => {
  inProgress.add(orderNo)
  try {
    const loaded = placed ?? (await loadStream(platform, orderDecider, orderNo))
    return await confirmLoadedStock(platform, carts, orderNo, context, loaded)
  } finally {
    inProgress.delete(orderNo)
  }
}

const confirmLoadedStock = async (
  platform: OrderDeps,
  carts: CartStore,
  orderNo: OrderNumber,
  context: CommandContext,
  loaded: Loaded<Order>,
): Promise<StockOutcome> => {
  if (loaded.state.status === 'new') throw new Error(`order ${orderNo} was never placed`)
  if (loaded.state.status !== 'pending' || loaded.state.stock === 'reserved') {
    await emptyCart(carts, loaded.state)
    return outcomeOf(loaded.state, loaded.version, [])
  }
  const { request: _, ...cause } = context
  const reservation = await reserve(platform, orderNo, loaded.state, context.correlationId)
  const now = platform.clock.now().toISOString()
  const command =
    reservation.outcome === 'reserved'
      ? ({ type: 'record-stock-reserved', now } as const)
      : ({ type: 'record-stock-refused', now } as const)
  const done = await handleCommand(platform, orderDecider, {
    streamId: orderNo,
    command,
    context: cause,
  })
  if (isRejection(done) || done.state.status === 'new')
    throw new Error(`the stock of order ${orderNo} could not be confirmed`)
  await emptyCart(carts, done.state)
  return outcomeOf(
    done.state,
    done.version,
    reservation.outcome === 'refused' ? shortLines(loaded.state, reservation.lines) : [],
  )
}

const outcomeOf = (order: PlacedOrder, version: number, lines: readonly ShortLine[]): StockOutcome => {
  if (order.status !== 'cancelled') return { kind: 'held', order, version }
  return order.reason === 'out-of-stock' ? { kind: 'refused', lines, version } : { kind: 'over', order, version }
}

/** An order that ended for want of stock leaves its lines in the cart. */
const emptyCart = async (carts: CartStore, order: PlacedOrder): Promise<void> => {
  if (order.status === 'cancelled') return
  const productIds = order.lines.map((line) => line.productId)
  await adjustCart(carts, order.buyerId, (lines) => withoutOrdered(lines, productIds, order.placedAt))
}
