import { buyer } from '@pinline/chassis/contract/call'
import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { orderStatus } from './order-status.ts'

/** `event: order` */
export const orderChangedMessage = z.object({ orderNo: orderNumber, status: orderStatus, version: z.int() })
/** `event: cart` */
export const cartChangedMessage = z.object({ revision: z.int() })

/**
 * Server-sent events of the signed-in buyer: one message whenever an order changed (`order`) and whenever the cart did
 * (`cart`), by whichever device. Each kind is told by its fields too.
 */
export const orderEvents = {
  name: 'order-events',
  path: '/orders/events',
  authority: buyer,
  message: z.union([orderChangedMessage, cartChangedMessage]),
} as const
export type OrderEventMessage = z.infer<typeof orderEvents.message>
