import { writtenTexts } from '@pinline/contracts/catalogue/content/content-fields'
import { type ImportProblem, importProblem } from '@pinline/contracts/catalogue/content/translated-texts'
import { isComplete } from '@pinline/events/catalogue/complete-text'
import type { ContentKind } from '@pinline/events/catalogue/content-details'
import type { Inline } from '@pinline/events/catalogue/content-document'
import type { ContentLanguage, ContentText } from '@pinline/events/catalogue/content-text'
import { sameValue } from '../domain/same-value.ts'
import { fromPieces, merged, type Piece, textOfPieces } from './inline-codes.ts'
import { mapPassages, passagesOf } from './passages.ts'
import { alignedBody, longest, type Passage, passagesIn, type TextField, textFields } from './translated-item.ts'

export interface Problem {
  readonly code: ImportProblem
  /** Where it is, as in the file. */
  readonly passages: readonly string[]
}

/** Target texts of a file by their passages; null where the translator wrote nothing. */
export type FilePassages = ReadonlyMap<string, readonly Piece[] | null>

export interface Applied {
  readonly text: ContentText
  /** Passages that say something else than before. */
  readonly changed: readonly string[]
}

const isField = (id: string): id is TextField => textFields.some((field) => field === id)
const isEmpty = (pieces: readonly Piece[]): boolean => textOfPieces(pieces).trim() === ''

const emptyText: ContentText = { title: '', lead: '', body: null }

/** The new content of each passage that the file changes. */
const changesOf = (
  passages: readonly Passage[],
  file: FilePassages,
): ReadonlyMap<string, readonly Inline[]> | Problem => {
  const known = new Map(passages.map((passage) => [passage.id, passage]))
  const unknown = [...file.keys()].filter((id) => !known.has(id))
  if (unknown.length > 0) return { code: 'passage-unknown', passages: unknown }
  const changes = new Map<string, readonly Inline[]>()
  const problems: { code: ImportProblem; id: string }[] = []
  for (const [id, written] of file) {
    const passage = known.get(id)
    if (passage === undefined || written === null || isEmpty(written)) continue
    const pieces = merged(written)
    if (sameValue(pieces, passage.target)) continue
    const most = longest[passage.place]
    const content = fromPieces(pieces, passage.codes, passage.needed)
    if (typeof content === 'string') problems.push({ code: content, id })
    else if (most !== undefined && textOfPieces(pieces).trim().length > most) problems.push({ code: 'too-long', id })
    else changes.set(id, content)
  }
  const [first] = problems
  if (first === undefined) return changes
  return { code: first.code, passages: problems.filter(({ code }) => code === first.code).map(({ id }) => id) }
}

/** The body with what has changed: on the blocks of the translation where they match, else on those of the source. */
const bodyWith = (
  source: ContentText,
  target: ContentText | undefined,
  changes: ReadonlyMap<string, readonly Inline[]>,
): ContentText['body'] => {
  const isTouched = passagesOf(source.body).some(({ id }) => changes.has(id))
  const base = alignedBody(source, target) ?? source.body
  if (!isTouched || base === null) return target?.body ?? null
  return mapPassages(base, ({ id, content }) => changes.get(id) ?? content)
}

/**
 * What an item says in the target language after a file was read: nothing is half done, so that an item with a changed text
 * needs its title and every passage of its body.
 */
export const applyTranslation = (
  {
    kind,
    source,
    target,
  }: { readonly kind: ContentKind; readonly source: ContentText; readonly target: ContentText | undefined },
  file: FilePassages,
  language: ContentLanguage,
): Applied | Problem => {
  const passages = passagesIn(source, target)
  const changes = changesOf(passages, file)
  if ('code' in changes) return changes
  const before = target ?? emptyText
  if (changes.size === 0) return { text: before, changed: [] }
  const missing = passages.filter(
    ({ id, target: had }) => !changes.has(id) && had === null && (id === 'title' || !isField(id)),
  )
  if (missing.length > 0) return { code: 'incomplete', passages: missing.map(({ id }) => id) }
  const fields = textFields.flatMap((field) => {
    const content = changes.get(field)
    return content === undefined ? [] : [[field, content.map((one) => (one.type === 'text' ? one.text : ' ')).join('')]]
  })
  const written = { ...before, ...Object.fromEntries(fields), body: bodyWith(source, target, changes) }
  const read = writtenTexts.safeParse({ [language]: written })
  const text = read.success ? read.data[language] : null
  if (text === null || text === undefined) return { code: codeOf(read.error?.issues[0]?.message), passages: [] }
  if (!isComplete(kind, text)) return { code: 'incomplete', passages: [] }
  return { text, changed: [...changes.keys()] }
}

const codeOf = (message: string | undefined): ImportProblem => importProblem.safeParse(message).data ?? 'not-allowed'
