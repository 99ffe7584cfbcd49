import { businessDaysAfter } from '@pinline/events/business-days'
import { afterSaleNo } from '@pinline/events/ids'
import { afterSaleCancelled } from '@pinline/events/order/after-sale-cancelled'
import { afterSaleRefundApproved } from '@pinline/events/order/after-sale-refund-approved'
import { afterSaleRejected } from '@pinline/events/order/after-sale-rejected'
import { afterSaleReplaced } from '@pinline/events/order/after-sale-replaced'
import { afterSaleReplacementApproved } from '@pinline/events/order/after-sale-replacement-approved'
import { afterSaleReplacementWithdrawn } from '@pinline/events/order/after-sale-replacement-withdrawn'
import { z } from 'zod'
import type { ReplacementToDoCommand } from '../domain/to-do/to-do-decider.ts'

/**
 * The events that open and close the to-do of a replacement. That the stock had too few pieces closes nothing: the buyer
 * still waits until staff try again, refund, reject, or the buyer cancels.
 */
export const replacementEvent = z.discriminatedUnion('type', [
  afterSaleReplacementApproved,
  afterSaleReplacementWithdrawn,
  afterSaleReplaced,
  afterSaleRefundApproved,
  afterSaleRejected,
  afterSaleCancelled,
])
export type ReplacementEvent = z.infer<typeof replacementEvent>

/** As long as an order takes to be processed. */
const sendingDays = 3

/** One to-do a request: its pieces are taken from stock until somebody sends them, or withdraws them. */
export const replacementToDoId = (no: string): string => `send-replacement-${no}`

/** What an event of a request means for the to-do of its replacement. */
export const replacementCommand = ({ type, data }: ReplacementEvent, no: string): ReplacementToDoCommand => {
  switch (type) {
    case 'after-sale-replacement-approved': {
      const { approvedAt: openedAt } = data
      const dueAt = businessDaysAfter(openedAt, sendingDays)
      return {
        type: 'open-replacement-to-do',
        toDoId: replacementToDoId(no),
        recordId: afterSaleNo.parse(no),
        openedAt,
        dueAt,
      }
    }
    case 'after-sale-replacement-withdrawn':
      return { type: 'close-replacement-to-do', closedBy: type, closedAt: data.withdrawnAt }
    case 'after-sale-replaced':
      return { type: 'close-replacement-to-do', closedBy: type, closedAt: data.replacedAt }
    case 'after-sale-refund-approved':
      return { type: 'close-replacement-to-do', closedBy: type, closedAt: data.approvedAt }
    case 'after-sale-rejected':
      return { type: 'close-replacement-to-do', closedBy: type, closedAt: data.rejectedAt }
    case 'after-sale-cancelled':
      return { type: 'close-replacement-to-do', closedBy: type, closedAt: data.cancelledAt }
    default:
      return type satisfies never
  }
}
