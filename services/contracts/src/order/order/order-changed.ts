import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { orderStatus } from './order-status.ts'

/** Response of most commands on an order: its new status. */
export const orderChanged = z.object({ orderNo: orderNumber, status: orderStatus, version: z.int() })
export type OrderChanged = z.infer<typeof orderChanged>
