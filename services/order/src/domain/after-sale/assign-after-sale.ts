import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StaffId } from '@pinline/events/ids'
import type { AfterSaleAssigned } from '@pinline/events/order/after-sale-assigned'
import type { AfterSale } from './after-sale.ts'
import { mayAssign } from './allowed-after-sale-commands.ts'

export interface AssignAfterSale {
  readonly type: 'assign-after-sale'
  /** Who handles the request from now on; null: it goes back to the queue. */
  readonly staffId: StaffId | null
  readonly now: string
}

/** Quiet where the request is that person's already. */
export const assignAfterSale = (request: AfterSale, { staffId, now }: AssignAfterSale): Decision<AfterSaleAssigned> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.assignee === staffId) return []
  if (!mayAssign(request)) return rejection('after-sale-transition-not-allowed')
  return [{ type: 'after-sale-assigned', data: { staffId, assignedAt: now } }]
}
