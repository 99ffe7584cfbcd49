import { afterSaleApproved } from '@pinline/events/order/after-sale-approved'
import { afterSaleCancelled } from '@pinline/events/order/after-sale-cancelled'
import { afterSaleRejected } from '@pinline/events/order/after-sale-rejected'
import { afterSaleSubmitted } from '@pinline/events/order/after-sale-submitted'
import { z } from 'zod'
import type { AfterSaleToDoCommand } from '../domain/to-do/to-do-decider.ts'

/** The events that open and close the to-do of a request. */
export const answeredEvent = z.discriminatedUnion('type', [
  afterSaleSubmitted,
  afterSaleApproved,
  afterSaleRejected,
  afterSaleCancelled,
])
export type AnsweredEvent = z.infer<typeof answeredEvent>

/** One to-do a request: it is work from its submission until staff decide, or its buyer cancels it. */
export const afterSaleToDoId = (afterSaleNo: string): string => `answer-after-sale-${afterSaleNo}`

/** What an event of a request means for its to-do. */
export const afterSaleCommand = ({ type, data }: AnsweredEvent, toDoId: string): AfterSaleToDoCommand => {
  switch (type) {
    case 'after-sale-submitted': {
      const { afterSaleNo: recordId, submittedAt: openedAt, answerBy: dueAt } = data
      return { type: 'open-after-sale-to-do', toDoId, recordId, openedAt, dueAt }
    }
    case 'after-sale-approved':
      return { type: 'close-after-sale-to-do', closedBy: type, closedAt: data.approvedAt }
    case 'after-sale-rejected':
      return { type: 'close-after-sale-to-do', closedBy: type, closedAt: data.rejectedAt }
    case 'after-sale-cancelled':
      return { type: 'close-after-sale-to-do', closedBy: type, closedAt: data.cancelledAt }
    default:
      return type satisfies never
  }
}
