import type { OrderDeps } from '../../order-deps.ts'
import { afterSalesProjection } from './after-sales.projection.ts'

/** Requests of one sweep. */
const maxDue = 200

/** Numbers of the requests with a deadline that has passed, the longest overdue first; at most 200. */
export const afterSalesDue = async (platform: OrderDeps, now: Date): Promise<string[]> => {
  const rows = await platform
    .view(afterSalesProjection)
    .find({ dueAt: { $lte: now.toISOString() } }, { projection: { _id: 1 } })
    .sort({ dueAt: 1 })
    .limit(maxDue)
    .toArray()
  return rows.map(({ _id }) => _id)
}
