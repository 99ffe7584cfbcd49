import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer } from '../../api/call.ts'
import { orderStatus } from './order-status.ts'

/** `event: order` */
export const orderChangedMessage = z.object({ orderNo: orderNumber, status: orderStatus, version: z.int() })
export type OrderChangedMessage = z.infer<typeof orderChangedMessage>
/** `event: cart` */
const cartChangedMessage = z.object({ revision: z.int() })

/**
 * Server-sent events of the signed-in buyer: one message per change of an order (`order`) or of the cart (`cart`), on
 * any device. Each kind also has its own fields. The first message `cart` has the current revision.
 */
export const orderEvents = {
  name: 'order-events',
  path: '/orders/events',
  access: buyer,
  message: z.union([orderChangedMessage, cartChangedMessage]),
} as const
