import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import type { OutputOf } from '@pinline/contracts/api/call'
import { languageCode } from '@pinline/contracts/api/languages'
import type { HandbookPageFilter } from '@pinline/contracts/notification/handbook/handbook-page-fields'
import type { HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { handbookResource } from '@pinline/contracts/notification/handbook/handbook-resource'
import type { listHandbookSections } from '@pinline/contracts/notification/handbook/list-handbook-sections'
import { handbookPageId } from '@pinline/events/ids'
import { excerptOf } from './excerpt-of.ts'
import { type HandbookViewRow, handbookProjection } from './handbook.projection.ts'

type QueryPlatform = Pick<Platform, 'view'>
type StoredRow = HandbookViewRow & RowMetadata & { readonly _id: string }

const maxSections = 200

const rowOf = ({ content, ...stored }: StoredRow, sought: string): HandbookPageRow => ({
  id: stored.handbookPageId,
  section: content.section,
  place: content.place,
  title: content.title,
  language: languageCode.catch('en').parse(content.language),
  excerpt: excerptOf(content.body, sought),
  body: null,
  versions: null,
  state: stored.status,
  updatedAt: stored.updatedAt,
  updatedBy: stored.updatedBy,
  revision: stored._versions[stored._id] ?? 0,
})

const whereOf = ({ q, section, language, state }: HandbookPageFilter, ids: readonly string[] | undefined): object => {
  const typed = escapeRegExp((q ?? '').trim())
  const like = { $regex: typed, $options: 'i' }
  return {
    // Records that are named are returned whatever their state.
    ...(ids === undefined ? { status: state ?? 'current' } : { _id: { $in: [...ids] } }),
    ...(section === undefined ? {} : { 'content.section': section }),
    ...(language === undefined ? {} : { 'content.language': language }),
    ...(typed === '' ? {} : { $or: [{ 'content.title': like }, { 'content.body': like }] }),
  }
}

/** Pages of the handbook, with the text around what was searched for. */
export const findHandbookPages = async (
  platform: QueryPlatform,
  request: AdminList<HandbookPageFilter>,
): Promise<AdminRows<HandbookPageRow>> => {
  const { rows, ...counted } = await readSlice(
    platform.view(handbookProjection),
    whereOf(request.filter, request.ids),
    request,
    {
      field: request.sort.field === 'updatedAt' ? 'updatedAt' : 'order',
      maxCounted: handbookResource.countsTo ?? Number.POSITIVE_INFINITY,
    },
  )
  const sought = (request.filter.q ?? '').trim()
  return { rows: rows.map((row) => rowOf(row, sought)), ...counted }
}

/** One page with its text and its versions. */
export const findHandbookPage = async (platform: QueryPlatform, id: string): Promise<HandbookPageRow | undefined> => {
  const known = handbookPageId.safeParse(id)
  const stored = known.success ? await platform.view(handbookProjection).findOne({ _id: known.data }) : null
  return stored === null
    ? undefined
    : { ...rowOf(stored, ''), body: stored.content.body, versions: [...stored.versions] }
}

/** The sections of current pages. */
export const findHandbookSections = async (
  platform: QueryPlatform,
): Promise<OutputOf<typeof listHandbookSections>['list']> =>
  await platform
    .view(handbookProjection)
    .aggregate<{ section: string; pages: number }>([
      { $match: { status: 'current' } },
      { $group: { _id: '$content.section', pages: { $sum: 1 } } },
      { $sort: { _id: 1 } },
      { $limit: maxSections },
      { $project: { _id: 0, section: '$_id', pages: 1 } },
    ])
    .toArray()
