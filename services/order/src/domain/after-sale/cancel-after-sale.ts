import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleCancelled } from '@pinline/events/order/after-sale-cancelled'
import type { AfterSale } from './after-sale.ts'
import { mayWithdraw } from './allowed-after-sale-commands.ts'

export interface CancelAfterSale {
  readonly type: 'cancel-after-sale'
  readonly now: string
}

/** The buyer withdraws a request before pieces have come back and money has been promised. */
export const cancelAfterSale = (request: AfterSale, { now }: CancelAfterSale): Decision<AfterSaleCancelled> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.status === 'cancelled') return []
  if (!mayWithdraw(request)) return rejection('after-sale-transition-not-allowed')
  return [{ type: 'after-sale-cancelled', data: { cancelledAt: now } }]
}
