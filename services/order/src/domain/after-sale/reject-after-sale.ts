import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { AfterSaleRejected } from '@pinline/events/order/after-sale-rejected'
import type { AfterSale } from './after-sale.ts'
import { mayReject } from './allowed-after-sale-commands.ts'

export interface RejectAfterSale {
  readonly type: 'reject-after-sale'
  readonly reasonRef: VaultReference
  readonly now: string
}

/** Before approval, or after the inspection of what came back. */
export const rejectAfterSale = (
  request: AfterSale,
  { reasonRef, now }: RejectAfterSale,
): Decision<AfterSaleRejected> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.status === 'rejected') return []
  if (!mayReject(request)) return rejection('after-sale-transition-not-allowed')
  return [{ type: 'after-sale-rejected', data: { reasonRef, rejectedAt: now } }]
}
