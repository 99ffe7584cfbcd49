import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import type { SnippetFilter } from '@pinline/contracts/notification/snippet/snippet-fields'
import { type SnippetRow, snippetTexts } from '@pinline/contracts/notification/snippet/snippet-row'
import { snippetLanguage } from '@pinline/contracts/notification/snippet/snippet-text'
import { snippetsResource } from '@pinline/contracts/notification/snippet/snippets-resource'
import { snippetId } from '@pinline/events/ids'
import { type SnippetsViewRow, snippetsProjection } from './snippets.projection.ts'

type QueryPlatform = Pick<Platform, 'view'>
type StoredRow = SnippetsViewRow & RowMetadata & { readonly _id: string }

/** Characters of an excerpt. */
const excerptLength = 160

const excerptOf = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength)}…`
}

const rowOf = ({ content, ...stored }: StoredRow, language: LanguageCode): SnippetRow => {
  const languages = languageCodes.filter((code) => content.texts[code] !== undefined)
  const shown = snippetLanguage(languages, language)
  return {
    id: stored.snippetId,
    title: content.title,
    group: content.group,
    languages,
    excerpt: excerptOf(shown === undefined ? '' : (content.texts[shown] ?? '')),
    texts: null,
    versions: null,
    state: stored.status,
    updatedAt: stored.updatedAt,
    updatedBy: stored.updatedBy,
    revision: stored._versions[stored._id] ?? 0,
  }
}

const whereOf = ({ q, language, state }: SnippetFilter, ids: readonly string[] | undefined): object => {
  const typed = escapeRegExp((q ?? '').trim())
  return {
    // Records that are named are returned whatever their state.
    ...(ids === undefined ? { status: state ?? 'current' } : { _id: { $in: [...ids] } }),
    ...(language === undefined ? {} : { [`content.texts.${language}`]: { $exists: true } }),
    ...(typed === '' ? {} : { words: { $regex: typed, $options: 'i' } }),
  }
}

/** Snippets, with the beginning of their text in a language. */
export const findSnippets = async (
  platform: QueryPlatform,
  request: AdminList<SnippetFilter>,
  language: LanguageCode,
): Promise<AdminRows<SnippetRow>> => {
  const { rows, ...counted } = await readSlice(
    platform.view(snippetsProjection),
    whereOf(request.filter, request.ids),
    request,
    {
      field: request.sort.field === 'updatedAt' ? 'updatedAt' : 'order',
      maxCounted: snippetsResource.countsTo ?? Number.POSITIVE_INFINITY,
    },
  )
  return { rows: rows.map((row) => rowOf(row, language)), ...counted }
}

/** One snippet with its texts and its versions. */
export const findSnippet = async (
  platform: QueryPlatform,
  id: string,
  language: LanguageCode,
): Promise<SnippetRow | undefined> => {
  const known = snippetId.safeParse(id)
  const stored = known.success ? await platform.view(snippetsProjection).findOne({ _id: known.data }) : null
  if (stored === null) return undefined
  return { ...rowOf(stored, language), texts: snippetTexts.parse(stored.content.texts), versions: [...stored.versions] }
}
