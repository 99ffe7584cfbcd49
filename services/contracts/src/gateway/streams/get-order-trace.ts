import { serviceName } from '@pinline/events/event'
import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { traceUrl } from './trace-url.ts'

export const traceLineKinds = ['command', 'refused', 'event', 'reaction', 'job', 'mail', 'webhook', 'wallet'] as const

export const orderTraceLine = z.object({
  id: z.string(),
  kind: z.enum(traceLineKinds),
  service: serviceName,
  name: z.string(),
  at: z.iso.datetime(),
  actor: z.enum(['visitor', 'buyer', 'staff', 'service']),
  correlationId: z.string().nullable(),
  /** The line that caused it; null if it is the first of its cause. */
  causeId: z.string().nullable(),
  /** Depth below its first cause. */
  level: z.int(),
  streamId: z.string().nullable(),
  sequence: z.int().nullable(),
  outcome: z.string().nullable(),
  /** Null where it has no trace, or that is not known. */
  traceId: z.string().nullable(),
})
export type OrderTraceLine = z.infer<typeof orderTraceLine>

/** Everything that happened to one order, in all services: each line after its cause, and otherwise by time. */
export const getOrderTrace = call({
  name: 'get-order-trace',
  path: '/private/operations/order-trace',
  effect: 'read',
  access: staff('operations.read'),
  input: z.object({ orderNo: orderNumber }),
  output: z.object({
    orderNo: orderNumber,
    lines: z.array(orderTraceLine),
    /** Services that did not respond: their lines are missing. */
    missing: z.array(serviceName),
    /** Whether lines were left out, as there are too many. */
    isCut: z.boolean(),
    traceUrl,
  }),
  errors: ['order-not-found'],
  audited: 'command',
  weight: 8,
})
