import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import type { AfterSale } from './after-sale.ts'

export interface RecordReplacementStock {
  readonly type: 'record-replacement-stock'
  readonly attempt: number
  /** The catalogue's result: pieces that were free where they were too few; null if they are set aside. */
  readonly available: number | null
  readonly now: string
}

/** What the stock had for an attempt. Quiet where another attempt, or none, is waiting for it. */
export const recordReplacementStock = (
  request: AfterSale,
  { attempt, available, now }: RecordReplacementStock,
): Decision<AfterSaleEvent> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.replacement?.attempt !== attempt || request.replacement.state !== 'requested') return []
  if (available === null) return [{ type: 'after-sale-replacement-reserved', data: { attempt, reservedAt: now } }]
  return [{ type: 'after-sale-replacement-refused', data: { attempt, available, refusedAt: now } }]
}
