import { buyer } from '@pinline/chassis/contract/call'
import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { orderStatus } from './order-status.ts'

/** Server-sent events: one message whenever an order of the signed-in buyer changed. */
export const orderEvents = {
  name: 'order-events',
  path: '/orders/events',
  authority: buyer,
  message: z.object({ orderNo: orderNumber, status: orderStatus, version: z.int() }),
} as const
export type OrderEventMessage = z.infer<typeof orderEvents.message>
