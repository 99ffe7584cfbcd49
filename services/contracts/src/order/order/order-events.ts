import { afterSaleNo, orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer } from '../../api/call.ts'
import { afterSaleStatus } from '../after-sale/after-sale-status.ts'
import { orderStatus } from './order-status.ts'

/** `event: order` */
export const orderChangedMessage = z.object({ orderNo: orderNumber, status: orderStatus, version: z.int() })
export type OrderChangedMessage = z.infer<typeof orderChangedMessage>
/** `event: after-sale` */
export const afterSaleChangedMessage = z.object({ afterSaleNo, afterSaleStatus, version: z.int() })
export type AfterSaleChangedMessage = z.infer<typeof afterSaleChangedMessage>
/** `event: cart` */
const cartChangedMessage = z.object({ revision: z.int() })
/** `event: payment` */
const paymentChangedMessage = z.object({ paymentOf: orderNumber })

/**
 * Server-sent events of the signed-in buyer: one message per change of an order (`order`), of an after-sales request
 * (`after-sale`) or of the cart (`cart`), on any device. Each kind also has its own fields. `payment` names the order whose payment was recorded just now: its status can
 * be queried before the order's lists show it, and an `order` follows in any case. The first message `cart` has the current revision.
 */
export const orderEvents = {
  name: 'order-events',
  path: '/orders/events',
  access: buyer,
  message: z.union([orderChangedMessage, afterSaleChangedMessage, cartChangedMessage, paymentChangedMessage]),
} as const
