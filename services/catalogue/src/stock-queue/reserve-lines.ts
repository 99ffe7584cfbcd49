import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import type { ReserveStock } from '../domain/stock/reserve-stock.ts'
import type { OrderStockCommand } from '../domain/stock/stock-decider.ts'
import type { HeldElsewhere, UnpaidLimit } from '../domain/stock/unpaid-share.ts'
import type { StockOutcome } from './stock-queue.ts'

interface Line {
  readonly productId: ProductId
  readonly quantity: number
  /** Pieces of the product in the buyer's other unpaid orders. */
  readonly others?: readonly HeldElsewhere[] | undefined
}

type Limit = Omit<UnpaidLimit, 'others'> & {
  /** Of a buyer who has never paid an order: the percentage that all such buyers may hold together. */
  readonly newBuyersSharePercent?: number | undefined
}

interface Deps {
  readonly submit: (command: OrderStockCommand, context: CommandContext) => Promise<StockOutcome | Rejection>
  /** Undefined for an unknown product. */
  readonly find: (productId: ProductId) => { readonly available: number; readonly moq: number } | undefined
}

export type Reservation =
  | { readonly outcome: 'reserved'; readonly sharePercent: number }
  | { readonly outcome: 'refused'; readonly lines: RefusedLine[] }

interface RefusedLine {
  readonly productId: ProductId
  readonly available: number
  /** Whether the limit of unpaid orders refused it, and not the stock. */
  readonly limited: boolean
  /** Whether it was the limit that new buyers share. */
  readonly newBuyers?: true
}

type MergedLine = Line & { readonly others: readonly HeldElsewhere[] }

const merged = (lines: readonly Line[]): MergedLine[] =>
  [...Map.groupBy(lines, ({ productId }) => productId)]
    .map(([productId, of]) => ({
      productId,
      quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
      others: of[0]?.others ?? [],
    }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1))

/** The limits of the buyer and of all new buyers for one product. */
const limitsOf = (
  limit: Limit,
  moq: number,
  others: readonly HeldElsewhere[],
): Pick<ReserveStock, 'limit' | 'newBuyersLimit'> => {
  const { sharePercent, newBuyersSharePercent } = limit
  const pieces = Math.max(limit.pieces, moq)
  return {
    limit: { sharePercent, pieces, others },
    ...(newBuyersSharePercent === undefined ? {} : { newBuyersLimit: { sharePercent: newBuyersSharePercent, pieces } }),
  }
}

/** The percentage of the free pieces that unpaid orders now hold, rounded up: the buyer's, or those of all new buyers. */
const shareOf = (outcome: StockOutcome, quantity: number, others: readonly HeldElsewhere[], isNew: boolean): number => {
  const ofBuyer = others.reduce((sum, other) => sum + other.quantity, quantity)
  const held = isNew ? Math.max(ofBuyer, outcome.newBuyersReserved) : ofBuyer
  return Math.ceil((100 * held) / (outcome.available + held))
}

/** Lines are reserved at once where each product has at least so many times the pieces: then two orders hardly compete. */
const ampleTimes = 10

/**
 * Reserves every line, or returns which could not be reserved. Products are processed in the order of their ids, so
 * that of two orders for the same few pieces one gets all of them; all at once, by one insert, where there are plenty. Lines reserved before a refusal stay reserved:
 * another run for the same order may have reserved them, and may succeed. The order's stream alone decides which result
 * counts, and its cancellation releases every line. Prevents the failure "an order was confirmed with pieces that
 * another run had released". Made-to-order parts are not queried here. `available` of a refused line is what the order
 * could have had, and `sharePercent` the largest share of a product that the unpaid orders of the buyer, or of all new
 * buyers if the buyer is one, now hold.
 * @param limit of unpaid orders; the minimum order quantity is always allowed
 */
export const reserveLines = async (
  { submit, find }: Deps,
  orderNo: OrderNumber,
  { lines, limit }: { readonly lines: readonly Line[]; readonly limit?: Limit | undefined },
  context: CommandContext,
): Promise<Reservation> => {
  const wanted = merged(lines)
  const refused: RefusedLine[] = wanted
    .filter(({ productId }) => find(productId) === undefined)
    .map(({ productId }) => ({ productId, available: 0, limited: false }))
  const submitLine = async ({ productId, quantity, others }: MergedLine) => {
    const limited = limit === undefined ? {} : limitsOf(limit, find(productId)?.moq ?? 0, others)
    return await submit({ type: 'reserve-stock', productId, orderNo, quantity, ...limited }, context)
  }
  const isAmple = wanted.every(({ productId, quantity }) => (find(productId)?.available ?? 0) >= quantity * ampleTimes)
  const reserved = isAmple ? await Promise.all(wanted.map(submitLine)) : undefined
  let sharePercent = 0
  for (const [place, line] of wanted.entries()) {
    const { productId, quantity, others } = line
    const product = find(productId)
    if (refused.length > 0 && reserved === undefined) {
      if (product !== undefined && product.available < quantity)
        refused.push({ productId, available: product.available, limited: false })
      continue
    }
    const outcome = reserved?.[place] ?? (await submitLine(line))
    if (isRejection(outcome))
      refused.push({
        productId,
        available: availableOf(outcome),
        limited: outcome.code !== 'out-of-stock',
        ...(outcome.code === 'new-buyers-share-reached' ? { newBuyers: true } : {}),
      })
    else {
      const isNew = limit?.newBuyersSharePercent !== undefined
      sharePercent = Math.max(sharePercent, shareOf(outcome, quantity, others, isNew))
    }
  }
  return refused.length === 0 ? { outcome: 'reserved', sharePercent } : { outcome: 'refused', lines: refused }
}

const availableOf = (refusal: Rejection): number => {
  const available = refusal.data?.available
  return typeof available === 'number' ? available : 0
}
