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

/** How much of a product's stock the unpaid orders of all buyers who have never paid one may hold together. */
export type NewBuyersLimit = Pick<UnpaidLimit, 'sharePercent' | 'pieces'>

const mostOf = (free: number, { sharePercent, pieces }: NewBuyersLimit): number =>
  Math.max(pieces, Math.floor((free * sharePercent) / 100))

/**
 * The pieces that one more unpaid order of a new buyer may reserve; 0 or more. Prevents the failure "one person holds
 * all stock with many accounts": accounts are cheap, and a paid order is not. Buyers who have paid keep the rest.
 */
export const newBuyersAllowance = ({ available, newBuyers }: Stock, limit: NewBuyersLimit): number =>
  Math.max(0, mostOf(available + newBuyers.reserved, limit) - newBuyers.reserved)

/**
 * The pieces that another unpaid order of the buyer may still reserve; 0 or more. An order that is about to reserve
 * counts as well, and one that was released does not. Prevents the failure "two orders placed at once each see the
 * whole stock": the earlier order counts for the later one, whichever reserves first.
 */
export const unpaidAllowance = (state: Stock, { others, ...limit }: UnpaidLimit, ended?: EndedOrders): number => {
  let held = 0
  let reserved = 0
  for (const { orderNo, quantity } of others) {
    const entry = entryOf(state, orderNo, ended)
    if (entry === undefined) held += quantity
    if (entry?.status !== 'reserved') continue
    held += entry.quantity
    reserved += entry.quantity
  }
  return Math.max(0, mostOf(state.available + reserved, limit) - held)
}
