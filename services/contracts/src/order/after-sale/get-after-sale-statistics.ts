import { productId } from '@pinline/events/ids'
import { afterSaleReason } from '@pinline/events/order/after-sale-kind'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** The longest time that reasons are counted over, days. */
export const maxStatisticsDays = 366

/** Requests and their pieces; `reasons` has how many requests gave each. */
const counted = { requests: z.int(), pieces: z.int(), reasons: z.record(afterSaleReason, z.int()) }

/** The last `days` days, today among them, UTC. */
export const statisticsPeriod = z.object({
  days: z.coerce.number().int().min(1).max(maxStatisticsDays).default(90),
})

/** One part, and why its pieces were complained about. */
export const afterSaleStatisticsRow = z.object({ productId, model: z.string(), manufacturer: z.string(), ...counted })
export type AfterSaleStatisticsRow = z.infer<typeof afterSaleStatisticsRow>

/**
 * Reasons of after-sales requests by part, the part with the most requests first, at most fifty. Requests that were
 * cancelled do not count; rejected ones do.
 */
export const getAfterSaleStatistics = call({
  name: 'get-after-sale-statistics',
  path: '/private/after-sales/statistics',
  effect: 'read',
  access: staff('after-sales.read'),
  weight: 16,
  input: statisticsPeriod,
  output: z.object({
    parts: z.array(afterSaleStatisticsRow),
    /** Of all parts, also of those that are not listed. */
    total: z.object({ parts: z.int(), ...counted }),
  }),
  errors: [],
})
