import type { AdminList } from '@pinline/chassis/http/admin-route'
import { afterSaleStatuses } from '@pinline/contracts/order/after-sale/after-sale-status'
import { afterSalesResource } from '@pinline/contracts/order/after-sale/after-sales-resource'
import type { StaffId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { OrderDeps } from '../../order-deps.ts'
import { afterSalesProjection } from './after-sales.projection.ts'
import { type VersionedAfterSale, versionedAfterSale } from './after-sales.query.ts'

type Filter = z.output<typeof afterSalesResource.filter>

const maxCounted = afterSalesResource.countsTo ?? Number.POSITIVE_INFINITY

const numbersLike = (q: string): object => {
  const typed = q.replaceAll(/\s/g, '')
  return /^[\d-]{1,16}$/.test(typed) ? { $gte: typed, $lt: `${typed}:` } : { $in: [] }
}

/**
 * A slice of the requests for staff by submission; counted up to 10,000, the last rows read from the end.
 * @param me whose requests the filter `me` finds
 */
export const findAfterSales = async (
  platform: OrderDeps,
  { filter, ids, sort, range: [from, to], end }: AdminList<Filter>,
  me: StaffId | null,
): Promise<{ rows: readonly VersionedAfterSale[]; total: number; totalIsAtLeast: boolean }> => {
  const { q = '', status, kind, buyerId, assignee, overdue } = filter
  const statuses = status === undefined ? afterSaleStatuses : Array.isArray(status) ? status : [status]
  const where = {
    status: { $in: overdue === true ? statuses.filter((one) => one === 'submitted') : [...statuses] },
    ...(kind === undefined ? {} : { kind }),
    ...(buyerId === undefined ? {} : { buyerId }),
    ...(assignee === undefined ? {} : { assignee: assignee === 'me' ? me : null }),
    ...(overdue === undefined ? {} : { answerBy: { $lt: platform.clock.now().toISOString() } }),
    ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
    ...(q === '' ? {} : { _id: numbersLike(q) }),
  }
  const view = platform.view(afterSalesProjection)
  const direction = (sort.order === 'DESC') === (end === undefined) ? -1 : 1
  const read = view.find(where).sort({ submittedAt: direction, _id: direction })
  const [rows, counted] = await Promise.all([
    end === undefined
      ? read
          .skip(from)
          .limit(to - from + 1)
          .toArray()
      : read.limit(end).toArray(),
    view.countDocuments(where, { limit: maxCounted + 1 }),
  ])
  return {
    rows: (end === undefined ? rows : rows.toReversed()).map(versionedAfterSale),
    total: Math.min(counted, maxCounted),
    totalIsAtLeast: counted > maxCounted,
  }
}
