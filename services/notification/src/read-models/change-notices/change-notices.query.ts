import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ChangeNoticeFilter } from '@pinline/contracts/notification/change-notice/change-notice-fields'
import type {
  ChangeNoticeRow,
  ShownChangeNotice,
} from '@pinline/contracts/notification/change-notice/change-notice-row'
import { changeNoticesResource } from '@pinline/contracts/notification/change-notice/change-notices-resource'
import { type BuyerId, changeNoticeId, type ProductId } from '@pinline/events/ids'
import { changeNoticeTextIn } from '../../change-notices/change-notice-text.ts'
import { addressedNoticesProjection } from '../addressed-notices/addressed-notices.projection.ts'
import { countBuyersOfParts } from '../order-buyers/buyers-of-parts.query.ts'
import { type ChangeNoticeViewRow, changeNoticesProjection } from './change-notices.projection.ts'

type QueryPlatform = Pick<Platform, 'view'>
type StoredRow = ChangeNoticeViewRow & RowMetadata & { readonly _id: string }

const maxShown = 20
const maxDue = 100

const rowOf = (stored: StoredRow, buyers: number | null): ChangeNoticeRow => ({
  id: stored.changeNoticeId,
  ...stored.content,
  state: stored.status,
  publishedAt: stored.publishedAt,
  recipients: stored.recipients,
  isMailed: stored.isMailed,
  buyers,
  updatedAt: stored.updatedAt,
  updatedBy: stored.updatedBy,
  revision: stored._versions[stored._id] ?? 0,
})

const whereOf = ({ q, kind, state }: ChangeNoticeFilter, ids: readonly string[] | undefined): object => {
  const typed = escapeRegExp((q ?? '').trim())
  const like = { $regex: typed, $options: 'i' }
  return {
    ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
    ...(kind === undefined ? {} : { 'content.kind': kind }),
    ...(state === undefined ? {} : { status: state }),
    ...(typed === '' ? {} : { $or: [{ 'content.reference': like }, { 'content.parts.model': like }] }),
  }
}

/** Change notices for their editors. */
export const findChangeNotices = async (
  platform: QueryPlatform,
  request: AdminList<ChangeNoticeFilter>,
): Promise<AdminRows<ChangeNoticeRow>> => {
  const { rows, ...counted } = await readSlice(
    platform.view(changeNoticesProjection),
    whereOf(request.filter, request.ids),
    request,
    {
      field: request.sort.field === 'announcedOn' ? 'content.announcedOn' : 'updatedAt',
      maxCounted: changeNoticesResource.countsTo ?? Number.POSITIVE_INFINITY,
    },
  )
  return { rows: rows.map((row) => rowOf(row, null)), ...counted }
}

/** One change notice, with the number of buyers of its parts. */
export const findChangeNotice = async (platform: QueryPlatform, id: string): Promise<ChangeNoticeRow | undefined> => {
  const known = changeNoticeId.safeParse(id)
  const stored = known.success ? await platform.view(changeNoticesProjection).findOne({ _id: known.data }) : null
  if (stored === null) return undefined
  const productIds = stored.content.parts.map((part) => part.productId)
  return rowOf(stored, await countBuyersOfParts(platform, productIds))
}

const shownOf = (
  { changeNoticeId: id, content: { texts, ...content }, publishedAt, updatedAt }: ChangeNoticeViewRow,
  language: LanguageCode,
): ShownChangeNotice => ({
  id,
  ...content,
  text: changeNoticeTextIn(texts, language),
  publishedAt: publishedAt ?? updatedAt,
})

/** Published notices of a part, newest first. */
export const changeNoticesOfPart = async (
  platform: QueryPlatform,
  productId: ProductId,
  language: LanguageCode,
): Promise<ShownChangeNotice[]> => {
  const rows = await platform
    .view(changeNoticesProjection)
    .find({ 'content.parts.productId': productId, status: 'published' })
    .sort({ publishedAt: -1 })
    .limit(maxShown)
    .toArray()
  return rows.map((row) => shownOf(row, language))
}

/**
 * The published notices that are for a buyer, newest first, each with the parts that they bought. Which of them are
 * withdrawn, the rows of a buyer do not say: all are read before the page is cut, a row for each notice about their parts.
 */
export const changeNoticesOfBuyer = async (
  platform: QueryPlatform,
  buyerId: BuyerId,
  { language, skip, limit }: { readonly language: LanguageCode; readonly skip: number; readonly limit: number },
): Promise<{ readonly list: ShownChangeNotice[]; readonly total: number }> => {
  const notices = platform.view(changeNoticesProjection)
  const addressed = await platform
    .view(addressedNoticesProjection)
    .find({ buyerId })
    .sort({ addressedAt: -1, _id: -1 })
    .toArray()
  const ids = addressed.map((row) => row.changeNoticeId)
  const published = new Set(await notices.distinct('changeNoticeId', { _id: { $in: ids }, status: 'published' }))
  const own = addressed.filter((row) => published.has(row.changeNoticeId))
  const page = own.slice(skip, skip + limit)
  const rows = await notices.find({ _id: { $in: page.map((row) => row.changeNoticeId) } }).toArray()
  const byId = new Map(rows.map((row) => [row.changeNoticeId, row]))
  const list = page.flatMap(({ changeNoticeId: id, productIds }) => {
    const row = byId.get(id)
    if (row === undefined) return []
    const shown = shownOf(row, language)
    return { ...shown, parts: shown.parts.filter((part) => productIds.includes(part.productId)) }
  })
  return { list, total: own.length }
}

/** Published notices whose buyers have not all been addressed, oldest first. */
export const unmailedChangeNotices = async (platform: QueryPlatform): Promise<string[]> => {
  const rows = await platform
    .view(changeNoticesProjection)
    .find({ status: 'published', isMailed: false })
    .project<{ _id: string }>({ _id: 1 })
    .sort({ publishedAt: 1 })
    .limit(maxDue)
    .toArray()
  return rows.map(({ _id }) => _id)
}
