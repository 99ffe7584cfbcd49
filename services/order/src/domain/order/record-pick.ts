import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ProductId } from '@pinline/events/ids'
import type { LinePicked } from '@pinline/events/order/line-picked'
import type { Order } from './order.ts'
import { remainingPieces } from './parcels.ts'

export interface RecordPick {
  readonly type: 'record-pick'
  readonly productId: ProductId
  readonly picked: number
  readonly short: number
  /** Lot or date code; null if none was stated. */
  readonly lot: string | null
  readonly now: string
}

/** Bounds what one line can add to its order. */
export const maxPicksPerLine = 50

/**
 * Records what of a line was taken from its bin and what is missing, in place of what was recorded before; the same again
 * does nothing. Together they are at most what was ordered and not cancelled.
 */
export const recordPick = (order: Order, { type: _, now, ...pick }: RecordPick): Decision<LinePicked> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status !== 'stocking' && order.status !== 'testing') return rejection('transition-not-allowed')
  const ordered = remainingPieces(order).get(pick.productId)
  if (ordered === undefined) return rejection('order-line-not-found')
  const before = order.picks.find(({ productId }) => productId === pick.productId)
  if (before?.picked === pick.picked && before.short === pick.short && before.lot === pick.lot) return []
  if (pick.picked + pick.short > ordered) return rejection('pick-exceeds-ordered', { data: { ordered } })
  if ((before?.times ?? 0) >= maxPicksPerLine) return rejection('line-records-reached')
  return [{ type: 'line-picked', data: { ...pick, pickedAt: now } }]
}
