import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import { quotationStatuses } from '@pinline/contracts/order/quotation/quotation-row'
import { quotationsResource } from '@pinline/contracts/order/quotation/quotations-resource'
import { type BuyerId, type QuotationNo, quotationNo } from '@pinline/events/ids'
import type { z } from 'zod'
import type { OrderDeps } from '../../order-deps.ts'
import type { QuotationViewRow } from './quotations.model.ts'
import { quotationsProjection } from './quotations.projection.ts'

/** A row with the version of its stream. */
export type VersionedQuotation = QuotationViewRow & { readonly version: number }

const view = (platform: OrderDeps) => platform.view(quotationsProjection)

type StoredQuotation = QuotationViewRow & RowMetadata & { readonly _id: string }

const versioned = ({ _id, _versions, _v, _deleted, ...row }: StoredQuotation): VersionedQuotation => ({
  ...row,
  version: _versions[_id] ?? 0,
})

/** The number in what was typed, with or without its letter; undefined if no quotation can have it. */
export const readQuotationNo = (typed: string): QuotationNo | undefined =>
  quotationNo.safeParse(`Q${typed.replaceAll(/\s/g, '').replace(/^q/i, '')}`).data

/** One quotation by a typed number. With `buyerId`, only that buyer's. */
export const findQuotation = async (
  platform: OrderDeps,
  typed: string,
  buyerId?: BuyerId,
): Promise<VersionedQuotation | undefined> => {
  const number = readQuotationNo(typed)
  if (number === undefined) return undefined
  const row = await view(platform).findOne({ _id: number, ...(buyerId === undefined ? {} : { buyerId }) })
  return row === null ? undefined : versioned(row)
}

/** A buyer's quotations, newest first, and their exact total. */
export const findQuotationsOfBuyer = async (
  platform: OrderDeps,
  buyerId: BuyerId,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<{ readonly rows: readonly VersionedQuotation[]; readonly total: number }> => {
  const [rows, total] = await Promise.all([
    view(platform).find({ buyerId }).sort({ requestedAt: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
    view(platform).countDocuments({ buyerId }),
  ])
  return { rows: rows.map(versioned), total }
}

/** Quotations of a buyer that wait for an answer or for being accepted. */
export const countOpenQuotations = async (platform: OrderDeps, buyerId: BuyerId): Promise<number> =>
  await view(platform).countDocuments({ buyerId, status: { $in: ['requested', 'answered'] } })

const maxDue = 500

/** Numbers of answered quotations that are no longer valid, or of which the buyer is to be reminded. */
export const quotationsDue = async (platform: OrderDeps, now: Date): Promise<string[]> => {
  const at = now.toISOString()
  const isDue = [{ validUntil: { $lt: at } }, { remindAt: { $lte: at } }]
  const found = await Promise.all(
    isDue.map((where) =>
      view(platform)
        .find({ status: 'answered', ...where })
        .limit(maxDue)
        .toArray(),
    ),
  )
  return [...new Set(found.flat().map(({ _id }) => _id))]
}

type Filter = z.output<typeof quotationsResource.filter>

const maxCounted = quotationsResource.countsTo ?? Number.POSITIVE_INFINITY

const numbersLike = (q: string): object => {
  const typed = q.replaceAll(/\s/g, '').toUpperCase()
  return /^Q\d{0,13}$/.test(typed) ? { $gte: typed, $lt: `${typed}:` } : { $in: [] }
}

/** A slice of the quotations for staff by request; counted up to 10,000, the last rows read from the end. */
export const findQuotations = async (
  platform: OrderDeps,
  request: AdminList<Filter>,
): Promise<AdminRows<VersionedQuotation>> => {
  const { filter, ids } = request
  const { q = '', status, buyerId, overdue } = filter
  const statuses = status === undefined ? quotationStatuses : Array.isArray(status) ? status : [status]
  const where = {
    status: { $in: overdue === true ? statuses.filter((one) => one === 'requested') : [...statuses] },
    ...(buyerId === undefined ? {} : { buyerId }),
    ...(overdue === undefined ? {} : { answerBy: { $lt: platform.clock.now().toISOString() } }),
    ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
    ...(q === '' ? {} : { _id: numbersLike(q) }),
  }
  const options = { field: 'requestedAt', maxCounted }
  const { rows, ...counted } = await readSlice(view(platform), where, request, options)
  return { rows: rows.map(versioned), ...counted }
}
