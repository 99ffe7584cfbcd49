import { createHash } from 'node:crypto'
import type { LanguageState } from '@pinline/contracts/catalogue/content/content-resource'
import type { ContentKind } from '@pinline/events/catalogue/content-details'
import type { ContentDocument } from '@pinline/events/catalogue/content-document'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import { type InlineCode, type Piece, toPieces } from './inline-codes.ts'
import { hasSameBlocks, type PassagePlace, passagesOf } from './passages.ts'

export const textFields = ['title', 'lead', 'metaTitle', 'metaDescription', 'pictureAlt', 'linkLabel'] as const
export type TextField = (typeof textFields)[number]

/** Characters that a place has room for; bodies have a limit as a whole. */
export const longest: Readonly<Partial<Record<PassagePlace, number>>> = {
  title: 160,
  lead: 400,
  metaTitle: 70,
  metaDescription: 170,
  pictureAlt: 200,
  linkLabel: 60,
  alt: 200,
  caption: 300,
  fileTitle: 160,
  figure: 40,
  figureText: 160,
  question: 300,
}

/** A text to be translated as one, with what it says in the target language already. */
export interface Passage {
  /** Unique in its item: a field's name, or the place in the body. */
  readonly id: string
  readonly place: PassagePlace
  readonly source: readonly Piece[]
  /** Null where nothing is written yet. */
  readonly target: readonly Piece[] | null
  /** Codes of source and target. */
  readonly codes: readonly InlineCode[]
  /** Those of the source: a translation needs them. */
  readonly needed: readonly InlineCode[]
}

/** An item for one pair of languages. */
export interface TranslatedItem {
  readonly id: string
  readonly kind: ContentKind
  readonly title: string
  readonly path: string | null
  readonly state: LanguageState
  /** Of what source and target say: another one after any change. */
  readonly sourceHash: string
  readonly targetHash: string
  readonly passages: readonly Passage[]
}

/** Hash of a text, whatever the order of its fields. */
export const textHash = (text: ContentText | undefined): string => {
  if (text === undefined) return 'none'
  const ordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(ordered)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
    return Object.fromEntries(
      entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, ordered(inner)]),
    )
  }
  return createHash('sha256')
    .update(JSON.stringify(ordered(text)))
    .digest('hex')
    .slice(0, 16)
}

const written = (text: string | undefined): readonly Piece[] | null =>
  text === undefined || text === '' ? null : [{ kind: 'text', text }]

/** The body of the translation if its blocks are those of the source; otherwise the passages have no counterpart. */
export const alignedBody = (source: ContentText, target: ContentText | undefined): ContentDocument | undefined => {
  const body = target?.body ?? null
  return body !== null && source.body !== null && hasSameBlocks(source.body, body) ? body : undefined
}

/** Every passage of a text that has something to be translated. */
export const passagesIn = (source: ContentText, target: ContentText | undefined): readonly Passage[] => {
  const fields = textFields.flatMap((field): Passage[] => {
    const from = written(source[field])
    if (from === null) return []
    return [{ id: field, place: field, source: from, target: written(target?.[field]), codes: [], needed: [] }]
  })
  const counterparts = new Map(passagesOf(alignedBody(source, target) ?? null).map((one) => [one.id, one.content]))
  const body = passagesOf(source.body).flatMap(({ id, place, content }): Passage[] => {
    if (!content.some((one) => one.type === 'text' && one.text.trim() !== '')) return []
    const { pieces, codes: needed } = toPieces(content)
    const counterpart = counterparts.get(id) ?? []
    const translated = toPieces(counterpart, needed)
    const { codes } = translated
    return [{ id, place, source: pieces, target: counterpart.length === 0 ? null : translated.pieces, codes, needed }]
  })
  return [...fields, ...body]
}

/** What of an item is not translated, or not since the source has changed: passages without a target, or all of them. */
export const neededPassages = ({ state, passages }: TranslatedItem): readonly Passage[] =>
  state === 'complete' ? passages.filter(({ target }) => target === null) : passages
