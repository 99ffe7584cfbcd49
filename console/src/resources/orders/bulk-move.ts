import type { OrderStatus } from '@pinline/contracts/order/order/order-status'

/** What became of one order in a move of many. */
export type MoveOutcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly status: OrderStatus }
  /** Its status does not allow the step, so it was not sent. */
  | { readonly kind: 'not-allowed' }
  /** Somebody else has changed it since it was read. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Without a response, or not because of this order; an empty message says no more than that. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'not-tried' }

/** Outcomes after which the same order can be tried again. */
export const isRetryable = ({ kind }: MoveOutcome): boolean =>
  kind === 'conflict' || kind === 'refused' || kind === 'failed' || kind === 'not-tried'

/** Commands that are under way at once. */
export const movesAtOnce = 4

interface Moves<Order> {
  readonly orders: readonly Order[]
  /** Sends the command of one order; must not reject. */
  readonly send: (order: Order) => Promise<MoveOutcome>
  readonly onOutcome: (order: Order, outcome: MoveOutcome) => void
  readonly isStopped: () => boolean
}

/**
 * Moves orders one by one, a few at once. A failure says that the network, the session or the server is away and not that the
 * order is wrong: then, and after a stop, the others are not tried.
 */
export const runMoves = async <Order>({ orders, send, onOutcome, isStopped }: Moves<Order>): Promise<void> => {
  const queue = [...orders]
  let hasFailed = false
  const work = async () => {
    for (let order = queue.shift(); order !== undefined; order = queue.shift()) {
      if (hasFailed || isStopped()) {
        onOutcome(order, { kind: 'not-tried' })
        continue
      }
      onOutcome(order, { kind: 'sending' })
      const outcome = await send(order)
      hasFailed ||= outcome.kind === 'failed'
      onOutcome(order, outcome)
    }
  }
  await Promise.all(Array.from({ length: movesAtOnce }, work))
}

/**
 * Reads orders again, together where that succeeds. Where it fails, each is read by itself: what one order cannot give holds
 * up no other. Those that are missing from the result could not be read.
 */
export const readAgain = async <Id, Order>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<readonly Order[]>,
): Promise<readonly Order[]> => {
  if (ids.length === 0) return []
  try {
    return await read(ids)
  } catch (error) {
    const each = ids.length === 1 ? [] : await Promise.allSettled(ids.map((id) => read([id])))
    const found = each.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    if (found.length === 0) throw error
    return found
  }
}

interface Retried {
  readonly orderNo: string
  readonly outcome: MoveOutcome
}

/**
 * The orders as they are tried again. After a conflict or a refusal the one that was read takes its place; one that could
 * not be read stays as it is, since its old version would be refused again.
 */
export const withFreshOrders = <Order extends Retried>(before: readonly Order[], read: readonly Order[]): Order[] => {
  const fresh = new Map(read.map((order) => [order.orderNo, order]))
  return before.map((order): Order => {
    const { kind } = order.outcome
    if (kind === 'conflict' || kind === 'refused') return fresh.get(order.orderNo) ?? order
    return isRetryable(order.outcome) ? { ...order, outcome: { kind: 'waiting' } } : order
  })
}
