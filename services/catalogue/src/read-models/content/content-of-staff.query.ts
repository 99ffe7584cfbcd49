import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type ContentRecord, contentResource } from '@pinline/contracts/catalogue/content/content-resource'
import { languageChain } from '@pinline/events/catalogue/complete-text'
import { contentKinds } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { CatalogueDeps } from '../../catalogue-deps.ts'
import { contentPath } from '../../content/content-path.ts'
import { withdrawnAmong, withdrawnNamed } from '../../content/withdrawn-parts.ts'
import type { ContentViewRow } from './content.model.ts'
import { anyTime, contentProjection, languageStateIndex } from './content.projection.ts'

type Deps = Pick<CatalogueDeps, 'platform' | 'live'>
type WithdrawnParts = Awaited<ReturnType<typeof withdrawnAmong>>
type Filter = z.output<typeof contentResource.filter>
type StoredContent = ContentViewRow & RowMetadata & { readonly _id: string }

const maxCounted = contentResource.countsTo ?? Number.POSITIVE_INFINITY
const sortFields: Readonly<Record<string, string>> = { title: 'sortTitle' }

const oneOf = <Value>(value: Value | readonly Value[]): object => ({ $in: Array.isArray(value) ? [...value] : [value] })

/** The view's condition for a filter of the console. */
const whereOf = (filter: Filter, ids: readonly string[] | undefined, withdrawn: readonly string[]): object => {
  const { q = '', kind, status, language, languageState, updatedBy } = filter
  return {
    kind: oneOf(kind ?? contentKinds),
    ...(status === undefined ? {} : { status: oneOf(status) }),
    ...(languageState === undefined
      ? {}
      : {
          ...anyTime,
          [`languageStates.${language ?? 'en'}`]: oneOf(languageState),
          status: status === undefined ? { $ne: 'archived' } : oneOf(status),
        }),
    ...(filter.withdrawnParts === undefined ? {} : { partIds: { $in: [...withdrawn] } }),
    ...(updatedBy === undefined ? {} : { updatedBy }),
    ...(q.trim() === '' ? {} : { searchText: { $regex: escapeRegExp(q.trim().toLowerCase()) } }),
    ...(ids === undefined ? {} : { _id: { $in: ids.map(streamOfTyped) } }),
  }
}

const streamOfTyped = (id: string): string => `content-${id.replace(/^c-/, '')}`

const titleIn = ({ draft: { texts } }: ContentViewRow, language: LanguageCode): string => {
  const shown = languageChain(language).find((one) => (texts[one]?.title ?? '') !== '')
  return shown === undefined ? '' : (texts[shown]?.title ?? '')
}

const headOf = (row: StoredContent, language: LanguageCode, gone: WithdrawnParts): ContentRecord => {
  const slug = row.slugs.at(-1) ?? ''
  const { kind, status, hasChanges, publishAt, sourceLanguage, declined, reviewRequestedBy, draft, published } = row
  return {
    id: contentId.parse(`c-${row._id.slice('content-'.length)}`),
    ...{ kind, slug, path: contentPath(draft.details, slug), status, hasChanges, publishAt, sourceLanguage, declined },
    publishedAt: published?.updatedAt ?? null,
    title: titleIn(row, language),
    languages: contentLanguage.options.map((code) => ({ code, state: row.languageStates[code] })),
    details: draft.details,
    texts: {},
    publishedDetails: published?.details ?? null,
    publishedTexts: {},
    reviewRequestedBy,
    slugs: [...row.slugs],
    withdrawnParts: row.partIds.flatMap((id) => gone.get(id) ?? []),
    revision: row._versions[row._id] ?? 0,
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy,
    versions: [],
  }
}

/** A slice of the items for staff. */
export const findContent = async (
  deps: Deps,
  request: AdminList<Filter>,
  language: LanguageCode,
): Promise<AdminRows<ContentRecord>> => {
  const field = sortFields[request.sort.field] ?? request.sort.field
  const withdrawn = request.filter.withdrawnParts === undefined ? [] : await withdrawnNamed(deps)
  const where = whereOf(request.filter, request.ids, withdrawn)
  const hint = field === 'updatedAt' && request.filter.languageState !== undefined ? languageStateIndex : undefined
  const options = { field, maxCounted, ...(hint === undefined ? {} : { hint }) }
  const { rows, ...counted } = await readSlice(deps.platform.view(contentProjection), where, request, options)
  const gone = await withdrawnAmong(
    deps,
    rows.flatMap(({ partIds }) => partIds),
  )
  return { rows: rows.map((row) => headOf(row, language, gone)), ...counted }
}

/** One item in full. */
export const findContentRecord = async (
  deps: Deps,
  id: string,
  language: LanguageCode,
): Promise<ContentRecord | undefined> => {
  const row = await deps.platform.view(contentProjection).findOne({ _id: streamOfTyped(id) })
  if (row === null || row.kind === undefined) return undefined
  return {
    ...headOf(row, language, await withdrawnAmong(deps, row.partIds)),
    texts: row.draft.texts,
    publishedTexts: row.published?.texts ?? {},
    versions: [...row.versions],
  }
}
