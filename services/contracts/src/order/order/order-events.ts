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
 * Server-sent events of the signed-in buyer: one message whenever an order changed (`order`) and whenever the cart did
 * (`cart`), by whichever device. Each kind is told by its fields too. The first message `cart` says how far it is.
 */
export const orderEvents = {
  name: 'order-events',
  path: '/orders/events',
  access: buyer,
  message: z.union([orderChangedMessage, cartChangedMessage]),
} as const
