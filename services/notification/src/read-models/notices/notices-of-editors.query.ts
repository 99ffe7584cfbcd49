import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
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
    default: {
      const missing: never = state
      return missing
    }
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

const sortOf = ({ field, order }: AdminList<NoticeFilter>['sort'], isReversed: boolean) => {
  const direction = (order === 'DESC') === !isReversed ? -1 : 1
  return { [field === 'createdAt' ? 'createdAt' : 'from']: direction, _id: direction } as const
}

/** A slice of the notices for their editors; counted up to 10,000, the last rows read from the end. */
export const findNotices = async (
  platform: QueryPlatform,
  { filter, ids, sort, range: [from, to], end }: AdminList<NoticeFilter>,
  language: LanguageCode,
): Promise<AdminRows<NoticeRow>> => {
  const now = platform.clock.now().toISOString()
  const where = whereOf(filter, ids, now)
  const view = platform.view(noticesProjection)
  const wanted = (filter.q ?? '').trim().toLowerCase()
  if (wanted !== '') {
    const read = await withTexts(
      platform,
      await view.find(where).sort(sortOf(sort, false)).limit(maxSearched).toArray(),
    )
    const found = read.filter(({ texts }) =>
      Object.values(texts).some(({ title }) => title.toLowerCase().includes(wanted)),
    )
    const rows = found.map(({ row, texts }) => rowOf(row, texts, { language, now }))
    return { rows: end === undefined ? rows.slice(from, to + 1) : rows.slice(-end), total: rows.length }
  }
  const cursor = view.find(where).sort(sortOf(sort, end !== undefined))
  const [found, counted] = await Promise.all([
    end === undefined
      ? cursor
          .skip(from)
          .limit(to - from + 1)
          .toArray()
      : cursor.limit(end).toArray(),
    view.countDocuments(where, { limit: maxCounted + 1 }),
  ])
  const rows = await withTexts(platform, end === undefined ? found : found.toReversed())
  return {
    rows: rows.map(({ row, texts }) => rowOf(row, texts, { language, now })),
    total: Math.min(counted, maxCounted),
    totalIsAtLeast: counted > maxCounted,
  }
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
