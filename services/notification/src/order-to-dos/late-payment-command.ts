import { businessDaysAfter } from '@pinline/events/business-days'
import { latePaymentSettled } from '@pinline/events/order/late-payment-settled'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { z } from 'zod'
import type { OrderToDoCommand } from '../domain/to-do/to-do-decider.ts'

export const latePaymentEvent = z.discriminatedUnion('type', [refundRequested, latePaymentSettled])
export type LatePaymentEvent = z.infer<typeof latePaymentEvent>

const writeWithinDays = 1

/** The command for the late-payment to-do that follows from an order's event; undefined: none. */
export const latePaymentCommand = (
  { type, data }: LatePaymentEvent,
  orderNo: string,
  toDoId: string,
): OrderToDoCommand | undefined => {
  switch (type) {
    case 'refund-requested':
      return data.reason === 'paid-after-cancellation'
        ? {
            type: 'open-to-do',
            toDoId,
            kind: 'late-payment',
            recordId: orderNo,
            openedAt: data.requestedAt,
            dueAt: businessDaysAfter(data.requestedAt, writeWithinDays),
          }
        : undefined
    case 'late-payment-settled':
      return { type: 'close-to-do', closedBy: type, closedAt: data.settledAt }
    default:
      return type satisfies never
  }
}

/** One to-do per payment. */
export const latePaymentToDoId = ({ captureId }: { readonly captureId: string }): string => `late-payment-${captureId}`
