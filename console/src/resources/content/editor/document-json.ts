import { writtenBody } from '@pinline/contracts/catalogue/content/content-body'
import { type ContentDocument, maxDocumentBytes } from '@pinline/events/catalogue/content-document'

/** Size of a document as it is stored, bytes. */
export const documentBytes = (document: unknown): number => new TextEncoder().encode(JSON.stringify(document)).length

/** What the editor has written: a document, nothing, or a document that cannot be stored. */
export type WrittenDocument =
  | { readonly kind: 'empty' }
  | { readonly kind: 'document'; readonly document: ContentDocument }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'too-deep' | 'invalid' }

const isEmpty = (content: unknown): boolean =>
  Array.isArray(content) &&
  content.every(
    (block: unknown) =>
      typeof block === 'object' &&
      block !== null &&
      'type' in block &&
      block.type === 'paragraph' &&
      !('content' in block),
  )

interface StoredNode {
  readonly type?: unknown
  readonly marks?: unknown
  readonly content?: readonly StoredNode[]
}

/** The editor marks line breaks in bold text too; a document does not. */
const withoutMarksOnBreaks = (node: StoredNode): StoredNode => {
  const { marks, ...rest } = node
  return {
    ...rest,
    ...(node.type === 'hardBreak' || marks === undefined ? {} : { marks }),
    ...(node.content === undefined ? {} : { content: node.content.map(withoutMarksOnBreaks) }),
  }
}

/** Reads the JSON of an editor as the server will: nothing else leaves it. */
export const readDocument = (edited: StoredNode): WrittenDocument => {
  const json = withoutMarksOnBreaks(edited)
  if (isEmpty(json.content ?? [])) return { kind: 'empty' }
  const bytes = documentBytes(json)
  if (bytes > maxDocumentBytes) return { kind: 'too-large', bytes }
  const parsed = writtenBody.safeParse(json)
  if (parsed.success) return { kind: 'document', document: parsed.data }
  return { kind: parsed.error.issues.some(({ message }) => message === 'body-too-deep') ? 'too-deep' : 'invalid' }
}

/** Words of a text; in scripts without spaces as a dictionary divides it. */
export const countWords = (text: string, tag: string): number =>
  [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length
