import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { languageCodes } from '@pinline/contracts/api/languages'
import type { NoticeFilter, NoticeState, NoticeTexts } from '@pinline/contracts/notification/notice/notice-fields'
import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { noticesResource } from '@pinline/contracts/notification/notice/notices-resource'
import { noticeId } from '@pinline/events/ids'
import { noticeTextFor } from '../../notices/notice-language.ts'
import { getNoticeTexts } from '../../notices/notice-vault.ts'
import type { NoticeViewRow } from './notices.model.ts'
import { noticesProjection } from './notices.projection.ts'

type StoredNotice = NoticeViewRow & RowMetadata & { readonly _id: string }
type QueryPlatform = Pick<Platform, 'view' | 'vault' | 'clock'>

const maxCounted = noticesResource.countsTo ?? Number.POSITIVE_INFINITY

/** Texts are in the vault, so that a search by title reads the newest notices of the filter, at most so many. */
const maxSearched = 2000

const stateOf = ({ status, from, until }: NoticeViewRow, now: string): NoticeState => {
  if (status === 'withdrawn') return 'withdrawn'
  if (from > now) return 'scheduled'
  return until !== null && until <= now ? 'ended' : 'current'
}

const whereState = (state: NoticeState, now: string): object => {
  switch (state) {
    case 'withdrawn':
      return { status: 'withdrawn' }
    case 'scheduled':
      return { status: 'published', from: { $gt: now } }
    case 'ended':
      return { status: 'published', until: { $ne: null, $lte: now } }
    case 'current':
      return { status: 'published', from: { $lte: now }, $or: [{ until: null }, { until: { $gt: now } }] }
    default:
      return state satisfies never
  }
}

const whereOf = (filter: NoticeFilter, ids: readonly string[] | undefined, now: string): object => ({
  status: { $in: ['published', 'withdrawn'] },
  ...(filter.kind === undefined ? {} : { kind: filter.kind }),
  ...(filter.audience === undefined ? {} : { 'audience.kind': filter.audience }),
  ...(filter.sortId === undefined ? {} : { sortId: filter.sortId }),
  ...(filter.pinned === undefined ? {} : { pinned: filter.pinned }),
  ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
  ...(filter.state === undefined ? {} : whereState(filter.state, now)),
})

const rowOf = (
  stored: StoredNotice,
  texts: NoticeTexts,
  reader: { language: LanguageCode; now: string },
): NoticeRow => ({
  id: stored.noticeId,
  kind: stored.kind,
  title: noticeTextFor(texts, reader.language)?.title ?? '',
  languages: languageCodes.filter((code) => texts[code] !== undefined),
  texts: null,
  audience: stored.audience,
  sortId: stored.sortId,
  pinned: stored.pinned,
  state: stateOf(stored, reader.now),
  from: stored.from,
  until: stored.until,
  createdAt: stored.createdAt,
  createdBy: stored.createdBy,
  updatedAt: stored.updatedAt,
  updatedBy: stored.updatedBy,
  readBy: null,
  revision: stored._versions[stored._id] ?? 0,
})

const withTexts = async (platform: QueryPlatform, rows: readonly StoredNotice[]) => {
  const texts = await getNoticeTexts(
    platform,
    rows.map(({ textRef }) => textRef),
  )
  return rows.map((row, place) => ({ row, texts: texts[place] ?? {} }))
}

/** A slice of the notices for their editors; counted up to 10,000, the last rows read from the end. */
export const findNotices = async (
  platform: QueryPlatform,
  request: AdminList<NoticeFilter>,
  language: LanguageCode,
): Promise<AdminRows<NoticeRow>> => {
  const now = platform.clock.now().toISOString()
  const where = whereOf(request.filter, request.ids, now)
  const view = platform.view(noticesProjection)
  const field = request.sort.field === 'createdAt' ? 'createdAt' : 'from'
  const wanted = (request.filter.q ?? '').trim().toLowerCase()
  if (wanted === '') {
    const { rows, ...counted } = await readSlice(view, where, request, { field, maxCounted })
    const read = await withTexts(platform, rows)
    return { rows: read.map(({ row, texts }) => rowOf(row, texts, { language, now })), ...counted }
  }
  const direction = request.sort.order === 'DESC' ? -1 : 1
  const newest = view
    .find(where)
    .sort({ [field]: direction, _id: direction })
    .limit(maxSearched)
  const read = await withTexts(platform, await newest.toArray())
  const rows = read
    .filter(({ texts }) => Object.values(texts).some(({ title }) => title.toLowerCase().includes(wanted)))
    .map(({ row, texts }) => rowOf(row, texts, { language, now }))
  const [from, to] = request.range
  return { rows: request.end === undefined ? rows.slice(from, to + 1) : rows.slice(-request.end), total: rows.length }
}

/** One notice in full. */
export const findNotice = async (
  platform: QueryPlatform,
  id: string,
  language: LanguageCode,
): Promise<NoticeRow | undefined> => {
  const known = noticeId.safeParse(id)
  const stored = known.success
    ? await platform.view(noticesProjection).findOne({ _id: known.data, status: { $in: ['published', 'withdrawn'] } })
    : null
  if (stored === null) return undefined
  const [read] = await withTexts(platform, [stored])
  const texts = read?.texts ?? {}
  return { ...rowOf(stored, texts, { language, now: platform.clock.now().toISOString() }), texts }
}
