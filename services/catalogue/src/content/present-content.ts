import type { ContentDetail, ContentRow } from '@pinline/contracts/catalogue/content/content-shown'
import { languageShown } from '@pinline/events/catalogue/complete-text'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { FileDocument } from '../files/file-document.ts'
import { type Audience, presentProduct } from '../read-models/products/present-product.ts'
import { categoriesBelow } from '../taxonomy/categories-below.ts'
import { detailFiles, type References, referencesIn } from './body-references.ts'
import { contentFileOf, contentPictureOf } from './content-files.ts'
import type { PublishedContent } from './live-content.ts'
import { resolveLink } from './resolve-link.ts'

export type ContentDeps = Pick<CatalogueDeps, 'content' | 'live'>

/** Files that the reader may see, and the token that opens those of a draft. */
export interface FileAccess {
  readonly file: (id: string | null | undefined) => FileDocument | undefined
  readonly token?: string | undefined
}

const nothing: ContentText = { title: '', lead: '', body: null }

/** The text in the reader's language or the next of its chain, and which language that is. */
export const textShown = ({ kind, texts }: Pick<PublishedContent, 'kind' | 'texts'>, { language }: Audience) => {
  const shown = languageShown(kind, texts, language) ?? 'en'
  return { language: shown, text: texts[shown] ?? nothing }
}

const partsOf = ({ live }: ContentDeps, ids: readonly string[], audience: Audience) =>
  [...new Set(ids)].flatMap((id) => {
    const entry = live.index.find(id)
    return entry === undefined ? [] : [presentProduct(entry, audience)]
  })

const partIds = ({ details }: PublishedContent, { productIds }: Pick<References, 'productIds'>): readonly string[] => [
  ...productIds,
  ...('productIds' in details ? details.productIds : []),
]

const shownOf = (item: PublishedContent, audience: Audience, { file, token }: FileAccess) => {
  const { id, kind, slug, path, publishedAt, updatedAt, details } = item
  const { language, text } = textShown(item, audience)
  const pictureId = details.kind === 'banner' ? details.pictures.wide : 'picture' in details ? details.picture : null
  const picture = contentPictureOf(file(pictureId), text.pictureAlt ?? text.title, token)
  const { title, lead } = text
  return { id, kind, slug, path, language, title, lead, picture, publishedAt, updatedAt, details }
}

/** An item for a list. */
export const contentRowOf = (deps: ContentDeps, item: PublishedContent, audience: Audience): ContentRow => {
  const { details } = item
  const { text } = textShown(item, audience)
  const shown = shownOf(item, audience, deps.content)
  const file = deps.content.file('fileId' in details ? details.fileId : null)
  const narrow = details.kind === 'banner' ? deps.content.file(details.pictures.narrow) : undefined
  const link = 'link' in details && details.link !== null ? resolveLink(deps, details.link, audience) : undefined
  const [part] = shown.picture === null ? partsOf(deps, partIds(item, referencesIn(text.body)), audience) : []
  return {
    ...shown,
    narrowPicture: contentPictureOf(narrow, text.pictureAlt ?? text.title),
    linkLabel: text.linkLabel ?? '',
    link: link ?? null,
    file: file === undefined ? null : contentFileOf(file),
    part: part ?? null,
  }
}

const tableOf = ({ live }: ContentDeps, table: References['tables'][number], audience: Audience) => {
  if (table.productIds.length > 0) {
    const parts = partsOf({ live } as ContentDeps, table.productIds, audience)
    return { total: parts.length, parts: parts.slice(0, table.limit) }
  }
  const { categoryId, q, limit } = table
  const categories = categoryId === null ? undefined : categoriesBelow(audience.taxonomy, categoryId)
  if (categoryId !== null && categories === undefined) return { total: 0, parts: [] }
  const filter = q === '' ? {} : { q }
  const found = live.index.list({ filter, categories, sort: 'relevance', skip: 0, limit, rate: audience.rate })
  return { total: found.total, parts: found.list.map((entry) => presentProduct(entry, audience)) }
}

/** An item with its body and all that it names, as far as that is still there. */
export const contentDetailOf = (
  deps: ContentDeps,
  item: PublishedContent,
  audience: Audience,
  { files = deps.content, moved = false }: { readonly files?: FileAccess; readonly moved?: boolean } = {},
): ContentDetail => {
  const { text } = textShown(item, audience)
  const references = referencesIn(text.body)
  const links = new Map(references.links.map((link) => [`${link.kind} ${link.target}`, link]))
  return {
    ...shownOf(item, audience, files),
    languages: [...item.languages],
    body: text.body,
    metaTitle: text.metaTitle ?? '',
    metaDescription: text.metaDescription ?? '',
    parts: partsOf(deps, partIds(item, references), audience),
    tables: references.tables.map((table) => tableOf(deps, table, audience)),
    files: [...new Set([...references.fileIds, ...detailFiles(item.details)])].flatMap((id) => {
      const file = files.file(id)
      return file === undefined ? [] : [contentFileOf(file, files.token)]
    }),
    links: [...links.values()].flatMap((link) => resolveLink(deps, link, audience) ?? []),
    movedTo: moved ? item.path : null,
  }
}
