import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import type { OrderStockCommand } from '../domain/stock/stock-decider.ts'
import type { StockOutcome } from './stock-queue.ts'

interface Line {
  readonly productId: ProductId
  readonly quantity: number
}

interface Deps {
  readonly submit: (command: OrderStockCommand, context: CommandContext) => Promise<StockOutcome | Rejection>
  /** Undefined for an unknown product. */
  readonly find: (productId: ProductId) => { readonly available: number } | undefined
}

export type Reservation =
  | { readonly outcome: 'reserved' }
  | { readonly outcome: 'refused'; readonly lines: { productId: ProductId; available: number }[] }

const merged = (lines: readonly Line[]): Line[] =>
  [...Map.groupBy(lines, ({ productId }) => productId)]
    .map(([productId, of]) => ({ productId, quantity: of.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1))

/**
 * Reserves every line, or returns which could not be reserved. Products are processed in the order of their ids, so
 * that of two orders for the same few pieces one gets all of them. Lines reserved before a refusal stay reserved:
 * another run for the same order may have reserved them, and may succeed. The order's stream alone decides which result
 * counts, and its cancellation releases every line. Prevents the failure "an order was confirmed with pieces that
 * another run had released". Made-to-order parts are not queried here. `available` of a refused line is what the order
 * could have had.
 */
export const reserveLines = async (
  { submit, find }: Deps,
  orderNo: OrderNumber,
  lines: readonly Line[],
  context: CommandContext,
): Promise<Reservation> => {
  const wanted = merged(lines)
  const refused = wanted
    .filter(({ productId }) => find(productId) === undefined)
    .map(({ productId }) => ({ productId, available: 0 }))
  for (const { productId, quantity } of wanted) {
    if (refused.length > 0) {
      const available = find(productId)?.available
      if (available !== undefined && available < quantity) refused.push({ productId, available })
      continue
    }
    const outcome = await submit({ type: 'reserve-stock', productId, orderNo, quantity }, context)
    if (isRejection(outcome)) refused.push({ productId, available: availableOf(outcome) })
  }
  return refused.length === 0 ? { outcome: 'reserved' } : { outcome: 'refused', lines: refused }
}

const availableOf = (refusal: Rejection): number => {
  const available = refusal.data?.available
  return typeof available === 'number' ? available : 0
}
