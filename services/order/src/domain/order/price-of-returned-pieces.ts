import type { ProductId } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import { piecesByProduct } from '@pinline/events/order/order-line'
import { withTax } from '@pinline/events/order/order-tax'
import { priceOfPieces } from '@pinline/events/order/price-of-pieces'
import type { PlacedOrder } from './order.ts'

/**
 * What pieces of a product that come back cost, with tax. Pieces that were cancelled, or refunded otherwise than as
 * goodwill, are paid back already: all pieces of a line, returned in parts, cost exactly its total.
 */
export const priceOfReturnedPieces = (
  order: Pick<PlacedOrder, 'lines' | 'cancelledLines' | 'refunds' | 'tax' | 'currency'>,
  { productId, pieces, afterSaleNo }: { productId: ProductId; pieces: number; afterSaleNo: string },
): Money => {
  const { currency, lines, tax } = order
  const own = lines.filter((line) => line.productId === productId)
  const quantity = own.reduce((sum, line) => sum + line.quantity, 0)
  const lineTotal = { minor: own.reduce((sum, line) => sum + line.lineTotal.minor, 0), currency }
  const refunded = order.refunds
    .filter(
      ({ reason, afterSaleRef }) =>
        reason !== 'goodwill' && reason !== 'lines-cancelled' && afterSaleRef !== afterSaleNo,
    )
    .flatMap((refund) => refund.lines)
  const paidBack = piecesByProduct([...order.cancelledLines, ...refunded]).get(productId) ?? 0
  const before = Math.max(0, Math.min(paidBack, quantity - pieces))
  const upTo = (count: number): number => withTax(priceOfPieces({ lineTotal, quantity }, count), tax).minor
  return { minor: upTo(before + pieces) - upTo(before), currency }
}
