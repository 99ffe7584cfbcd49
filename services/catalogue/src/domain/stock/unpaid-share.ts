import type { OrderNumber } from '@pinline/events/ids'
import { type EndedOrders, entryOf } from './order-entries.ts'
import type { Stock } from './stock.ts'

/** Pieces of one product in another unpaid order of the same buyer, whether reserved already or about to be. */
export interface HeldElsewhere {
  readonly orderNo: OrderNumber
  readonly quantity: number
}

/** How much of a product's stock the unpaid orders of one buyer may hold together. */
export interface UnpaidLimit {
  /** 1 to 100: of the pieces that were free if this buyer held none. */
  readonly sharePercent: number
  /** So many pieces are always allowed, however little stock there is. */
  readonly pieces: number
  /** The buyer's unpaid orders that were placed before this one. */
  readonly others: readonly HeldElsewhere[]
}

/**
 * The pieces that another unpaid order of the buyer may still reserve; 0 or more. An order that is about to reserve
 * counts as well, and one that was released does not. Prevents the failure "two orders placed at once each see the
 * whole stock": the earlier order counts for the later one, whichever reserves first.
 */
export const unpaidAllowance = (
  state: Stock,
  { sharePercent, pieces, others }: UnpaidLimit,
  ended?: EndedOrders,
): number => {
  let held = 0
  let reserved = 0
  for (const { orderNo, quantity } of others) {
    const entry = entryOf(state, orderNo, ended)
    if (entry === undefined) held += quantity
    if (entry?.status !== 'reserved') continue
    held += entry.quantity
    reserved += entry.quantity
  }
  const most = Math.max(pieces, Math.floor(((state.available + reserved) * sharePercent) / 100))
  return Math.max(0, most - held)
}
