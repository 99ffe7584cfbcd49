import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import { instantMatch, numberMatch } from '@pinline/chassis/read-models/column-conditions'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import { afterSaleStatuses } from '@pinline/contracts/order/after-sale/after-sale-status'
import { afterSalesResource } from '@pinline/contracts/order/after-sale/after-sales-resource'
import type { StaffId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { OrderDeps } from '../../order-deps.ts'
import { afterSalesProjection } from './after-sales.projection.ts'
import { type VersionedAfterSale, versionedAfterSale } from './after-sales.query.ts'

type Filter = z.output<typeof afterSalesResource.filter>

const maxCounted = afterSalesResource.countsTo ?? Number.POSITIVE_INFINITY

/** A request has no time for its answer once it is answered: only the submitted ones are due. */
const isOfDue = ({ overdue, answerBy }: Filter): boolean => overdue === true || answerBy !== undefined

const conditionsOf = ({ createdAt, answerBy, quantity }: Filter, now: Date) => [
  ...(createdAt === undefined ? [] : [instantMatch('submittedAt', createdAt, now)]),
  ...(answerBy === undefined ? [] : [instantMatch('answerBy', answerBy, now)]),
  ...(quantity === undefined ? [] : [numberMatch('quantity', quantity)]),
]

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
  request: AdminList<Filter>,
  me: StaffId | null,
): Promise<AdminRows<VersionedAfterSale>> => {
  const { filter, ids } = request
  const { q = '', status, kind, buyerId, assignee, overdue } = filter
  const statuses = status === undefined ? afterSaleStatuses : Array.isArray(status) ? status : [status]
  const now = platform.clock.now()
  const conditions = conditionsOf(filter, now)
  const where = {
    status: { $in: isOfDue(filter) ? statuses.filter((one) => one === 'submitted') : [...statuses] },
    ...(kind === undefined ? {} : { kind }),
    ...(buyerId === undefined ? {} : { buyerId }),
    ...(assignee === undefined ? {} : { assignee: assignee === 'me' ? me : null }),
    ...(overdue === undefined ? {} : { answerBy: { $lt: now.toISOString() } }),
    ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
    ...(q === '' ? {} : { _id: numbersLike(q) }),
    ...(conditions.length === 0 ? {} : { $and: conditions }),
  }
  const options = { field: 'submittedAt', maxCounted }
  const { rows, ...counted } = await readSlice(platform.view(afterSalesProjection), where, request, options)
  return { rows: rows.map(versionedAfterSale), ...counted }
}
