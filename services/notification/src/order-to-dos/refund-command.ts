import { businessDaysAfter } from '@pinline/events/business-days'
import { partialRefundRequested } from '@pinline/events/order/partial-refund-requested'
import { refundCompleted } from '@pinline/events/order/refund-completed'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { z } from 'zod'
import type { OrderToDoCommand } from '../domain/to-do/to-do-decider.ts'

export const refundEvent = z.discriminatedUnion('type', [refundRequested, partialRefundRequested, refundCompleted])
export type RefundEvent = z.infer<typeof refundEvent>

const refundDays = 1

/** The command for the refund to-do that follows from an order's event. */
export const refundCommand = ({ type, data }: RefundEvent, orderNo: string, toDoId: string): OrderToDoCommand => {
  switch (type) {
    case 'refund-requested':
    case 'partial-refund-requested':
      return {
        type: 'open-to-do',
        toDoId,
        kind: 'refund-due',
        recordId: orderNo,
        openedAt: data.requestedAt,
        dueAt: businessDaysAfter(data.requestedAt, refundDays),
      }
    case 'refund-completed':
      return { type: 'close-to-do', closedBy: type, closedAt: data.completedAt }
    default:
      return type satisfies never
  }
}

/** One to-do per refund. */
export const refundToDoId = ({ refundId }: { readonly refundId: string }): string =>
  refundId.replace(/^refund-/, 'refund-due-')
