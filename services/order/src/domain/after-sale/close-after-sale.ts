import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleClosed } from '@pinline/events/order/after-sale-closed'
import type { AfterSale } from './after-sale.ts'
import { mayBecome } from './after-sale-transitions.ts'

export interface CloseAfterSale {
  readonly type: 'close-after-sale'
  readonly now: string
}

export const closeAfterSale = (request: AfterSale, { now }: CloseAfterSale): Decision<AfterSaleClosed> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.status === 'closed') return []
  if (!mayBecome(request.status, 'closed')) return rejection('after-sale-transition-not-allowed')
  return [{ type: 'after-sale-closed', data: { closedAt: now } }]
}
