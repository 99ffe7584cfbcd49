import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import type { ProductId } from '@pinline/events/ids'
import { differenceOf, needsRecount, type StockTake } from './stock-take.ts'

export interface ApproveStockTake {
  readonly type: 'approve-stock-take'
  /** Products whose stock was corrected after their latest count. */
  readonly corrected: readonly ProductId[]
  readonly now: string
}

/**
 * Approves the differences of what was counted. Refused while a difference was counted once only or may have
 * been corrected since, or nothing was counted (`stock-take-recount`). Quiet on repetition.
 */
export const approveStockTake = (state: StockTake, { corrected, now }: ApproveStockTake): Decision<StockTakeEvent> => {
  switch (state.status) {
    case 'none':
      return rejection('stock-take-not-found')
    case 'approved':
    case 'booked':
      return []
    case 'cancelled':
      return rejection('stock-take-closed')
    case 'counting': {
      const { title, lines } = state
      const open = lines.filter((line) => needsRecount(line) || corrected.includes(line.productId))
      if (open.length > 0 || lines.every(({ counts }) => counts.length === 0))
        return rejection('stock-take-recount', { data: { products: open.map(({ productId }) => productId) } })
      const differences = lines.flatMap((line) => {
        const quantity = differenceOf(line) ?? 0
        return quantity === 0 ? [] : [{ productId: line.productId, quantity }]
      })
      return [{ type: 'stock-take-approved', data: { title, differences, approvedAt: now } }]
    }
    default:
      return state satisfies never
  }
}
