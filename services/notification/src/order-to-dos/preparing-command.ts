import { businessDaysAfter } from '@pinline/events/business-days'
import { orderCancelled } from '@pinline/events/order/order-cancelled'
import { orderConfirmed } from '@pinline/events/order/order-confirmed'
import { orderShipped } from '@pinline/events/order/order-shipped'
import { z } from 'zod'
import type { OrderToDoCommand } from '../domain/to-do/to-do-decider.ts'

export const preparingEvent = z.discriminatedUnion('type', [orderConfirmed, orderShipped, orderCancelled])
export type PreparingEvent = z.infer<typeof preparingEvent>

/** Orders are processed within 1 to 3 business days. */
const processingDays = 3

/** The command for the preparation to-do that follows from an order's event. */
export const preparingCommand = ({ type, data }: PreparingEvent, orderNo: string, toDoId: string): OrderToDoCommand => {
  switch (type) {
    case 'order-confirmed':
      return {
        type: 'open-to-do',
        toDoId,
        kind: 'prepare-order',
        recordId: orderNo,
        openedAt: data.confirmedAt,
        dueAt: businessDaysAfter(data.confirmedAt, processingDays),
      }
    case 'order-shipped':
      return { type: 'close-to-do', closedBy: type, closedAt: data.shippedAt }
    case 'order-cancelled':
      return { type: 'close-to-do', closedBy: type, closedAt: data.cancelledAt }
    default:
      return type satisfies never
  }
}

/** One to-do per order. */
export const preparingToDoId = (orderNo: string): string => `prepare-order-${orderNo}`
