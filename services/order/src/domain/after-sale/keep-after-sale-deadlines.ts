import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleCancelled } from '@pinline/events/order/after-sale-cancelled'
import type { AfterSaleClosed } from '@pinline/events/order/after-sale-closed'
import { cancelAt, closeAt } from '@pinline/events/order/after-sale-deadlines'
import type { AfterSaleReminded } from '@pinline/events/order/after-sale-reminded'
import type { AfterSale } from './after-sale.ts'
import { mayBecome } from './after-sale-transitions.ts'
import { mayReceive, mayWithdraw } from './allowed-after-sale-commands.ts'

export interface KeepAfterSaleDeadlines {
  readonly type: 'keep-after-sale-deadlines'
  readonly now: string
}

/**
 * What time does to a request: the buyer is reminded of pieces that are to come back, a request whose pieces never came
 * is cancelled, and one that is refunded or replaced is closed. Nothing if no deadline has passed.
 */
export const keepAfterSaleDeadlines = (
  request: AfterSale,
  { now }: KeepAfterSaleDeadlines,
): Decision<AfterSaleReminded | AfterSaleCancelled | AfterSaleClosed> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  const { returnBy, remindAt, resolvedAt } = request
  if (resolvedAt !== null && mayBecome(request.status, 'closed') && closeAt(resolvedAt) <= now)
    return [{ type: 'after-sale-closed', data: { closedAt: now } }]
  if (returnBy === null || !mayReceive(request)) return []
  if (cancelAt(returnBy) <= now && mayWithdraw(request))
    return [{ type: 'after-sale-cancelled', data: { reason: 'not-returned', cancelledAt: now } }]
  if (remindAt === null || remindAt > now) return []
  return [{ type: 'after-sale-reminded', data: { returnBy, remindedAt: now } }]
}
