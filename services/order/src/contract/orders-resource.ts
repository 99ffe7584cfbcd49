import { adminResource } from '@pinline/chassis/contract/call'
import { buyerId, orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { deliverTo } from './deliver-to.ts'
import { logisticsEntry, orderRow, paymentAttemptRow } from './order-row.ts'
import { orderStatus } from './order-status.ts'

/** One fact of an order with what caused it, for staff. */
export const timelineEntry = z.object({
  sequence: z.int(),
  /** The fact's type, e.g. `payment-captured`. */
  type: z.string(),
  at: z.iso.datetime(),
  actor: z.object({ kind: z.enum(['visitor', 'buyer', 'staff', 'service']), id: z.string().nullable() }),
  correlationId: z.string(),
  causationId: z.string(),
  /** The fact's figures; it never holds personal data. */
  data: z.record(z.string(), z.unknown()),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** An order as the console shows it. What follows `buyerId` is filled in the single record only. */
export const orderRecord = orderRow.extend({
  id: orderNumber,
  buyerId,
  /** The person behind the order; filled in the single record. */
  contact: z
    .object({ email: z.string().nullable(), phone: z.string().nullable(), name: z.string().nullable() })
    .nullable(),
  deliverTo: deliverTo.nullable(),
  remark: z.string().nullable(),
  attempts: z.array(paymentAttemptRow),
  logistics: z.array(logisticsEntry),
  timeline: z.array(timelineEntry),
})
export type OrderRecord = z.infer<typeof orderRecord>

export const ordersResource = adminResource({
  name: 'orders',
  authority: 'orders.read',
  row: orderRecord,
  filter: z.object({
    /** An order number or its beginning. */
    q: z.string().trim().max(40).optional(),
    status: z.union([orderStatus, z.array(orderStatus)]).optional(),
    buyerId: buyerId.optional(),
  }),
  sorts: ['placedAt', 'orderNo'],
})
