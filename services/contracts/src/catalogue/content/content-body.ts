import {
  type Block,
  type ContentDocument,
  contentDocument,
  maxDocumentBytes,
  maxDocumentDepth,
} from '@pinline/events/catalogue/content-document'
import { z } from 'zod'
import { cleanPiece } from '../../api/text.ts'
import { isSafeLink } from './content-link.ts'

/** Error keys of a body. */
export const bodyErrors = ['body-format', 'body-too-large', 'body-too-deep', 'link-format'] as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Depth of nodes; those deeper than the limit are not looked into. */
const depthOf = (node: unknown, above = 0): number => {
  if (!isRecord(node) || node.type === 'text') return above
  if (above > maxDocumentDepth || !Array.isArray(node.content)) return above + 1
  return Math.max(above + 1, ...node.content.map((inner) => depthOf(inner, above + 1)))
}

/** Texts without what is invisible or reorders a line; only code has lines. Pieces that become empty are dropped. */
const cleanNode = (node: unknown, inCode: boolean): unknown => {
  if (!isRecord(node)) return node
  const { content, attrs, text, marks } = node
  const isCode = inCode || node.type === 'codeBlock'
  const inner = Array.isArray(content)
    ? content
        .map((one) => cleanNode(one, isCode))
        .filter((one) => !(isRecord(one) && one.type === 'text' && one.text === ''))
    : content
  return {
    ...node,
    ...(content === undefined ? {} : { content: inner }),
    ...(typeof text === 'string' ? { text: isCode ? cleanPiece(text) : cleanPiece(text).replaceAll('\n', ' ') } : {}),
    ...(attrs === undefined ? {} : { attrs: cleanAttrs(attrs) }),
    ...(Array.isArray(marks) ? { marks: marks.map((mark) => cleanNode(mark, false)) } : {}),
  }
}

const cleanAttrs = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanPiece(value).replaceAll('\n', ' ').trim()
  if (Array.isArray(value)) return value.map(cleanAttrs)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanAttrs(inner)]))
}

interface Linked {
  readonly marks?: readonly { readonly type: string; readonly attrs?: unknown }[] | undefined
  readonly content?: readonly Linked[] | undefined
}

const hasUnsafeLink = (node: Linked): boolean =>
  (node.marks ?? []).some((mark) => mark.type === 'link' && !isSafeLink(mark.attrs)) ||
  (node.content ?? []).some(hasUnsafeLink)

/**
 * A body as an editor sends it: small, flat, of known nodes only, with links that run nothing. Prevents the failures
 * "a pasted page brings a script" and "one item fills a commit".
 */
export const writtenBody = z.looseObject({ type: z.literal('doc') }).transform((written, context): ContentDocument => {
  const refuse = (message: (typeof bodyErrors)[number]) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  if (new TextEncoder().encode(JSON.stringify(written)).length > maxDocumentBytes) return refuse('body-too-large')
  if (depthOf(written) > maxDocumentDepth + 1) return refuse('body-too-deep')
  const parsed = contentDocument.safeParse(cleanNode(written, false))
  if (!parsed.success) return refuse('body-format')
  return hasUnsafeLink(parsed.data as { content: readonly Block[] } as Linked) ? refuse('link-format') : parsed.data
})

/** A body in an answer. Its nodes are not looked into again: clients draw only those that they know. */
export const shownBody = z.looseObject({ type: z.literal('doc') }) as unknown as z.ZodType<ContentDocument>
