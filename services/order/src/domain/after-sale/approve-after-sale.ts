import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { AfterSaleApproved } from '@pinline/events/order/after-sale-approved'
import type { AfterSale } from './after-sale.ts'
import { mayBecome } from './after-sale-transitions.ts'

export interface ApproveAfterSale {
  readonly type: 'approve-after-sale'
  readonly returnRequired: boolean
  readonly instructionsRef?: VaultReference
  /** When the pieces are to be back, and when the buyer is reminded of them. */
  readonly back?: { readonly returnBy: string; readonly remindAt: string }
  readonly now: string
}

export const approveAfterSale = (request: AfterSale, command: ApproveAfterSale): Decision<AfterSaleApproved> => {
  const { returnRequired, instructionsRef, back, now } = command
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.status === 'approved') return []
  if (!mayBecome(request.status, 'approved')) return rejection('after-sale-transition-not-allowed')
  return [
    {
      type: 'after-sale-approved',
      data: {
        returnRequired,
        ...(instructionsRef === undefined ? {} : { instructionsRef }),
        ...(returnRequired ? back : {}),
        approvedAt: now,
      },
    },
  ]
}
