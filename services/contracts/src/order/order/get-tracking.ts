import { orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderStatus } from './order-status.ts'
import { logisticsEntry, openlyTrackedParcel } from './parcel-row.ts'

/**
 * Tracking by order number alone: without personal data and prices, and without what is in a parcel. `carrier`,
 * `trackingNumber` and `logistics` are those of the latest parcel and of all. A parcel has no entries until a
 * carrier's are entered.
 */
export const getTracking = call({
  name: 'get-tracking',
  path: '/order/query-express',
  effect: 'read',
  access: open,
  input: z.object({ orderNo: enteredOrderNumber }),
  output: z.object({
    orderNo: orderNumber,
    status: orderStatus,
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    shippedAt: z.iso.datetime().nullable(),
    parcels: z.array(openlyTrackedParcel),
    logistics: z.array(logisticsEntry),
  }),
  errors: ['order-not-found'],
  limit: { requests: 20, perSeconds: 60 },
})
