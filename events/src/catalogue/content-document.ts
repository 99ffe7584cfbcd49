import { z } from 'zod'
import { fileId, productId, slug } from '../ids.ts'

/** Limits of a document: bytes of its JSON, and nodes within nodes, texts not counted. */
export const maxDocumentBytes = 48 * 1024
export const maxDocumentDepth = 8

export const contentLink = z.strictObject({
  kind: z.enum(['content', 'product', 'category', 'route', 'url']),
  target: z.string().min(1).max(500),
})

/** Where a link leads. */
export type ContentLink = z.infer<typeof contentLink>

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({ type: z.literal('subscript') }),
  z.strictObject({ type: z.literal('superscript') }),
  z.strictObject({ type: z.literal('link'), attrs: contentLink }),
])
export type Mark = z.infer<typeof mark>

const textNode = z.strictObject({ type: z.literal('text'), text: z.string().min(1), marks: z.array(mark).optional() })
const inline = z.discriminatedUnion('type', [textNode, z.strictObject({ type: z.literal('hardBreak') })])
export type Inline = z.infer<typeof inline>

const span = z.int().min(1).max(20)
const cellAttrs = z.strictObject({ colspan: span, rowspan: span, colwidth: z.array(z.int()).max(20).nullable() })

/** A block of a document. Files and parts are named by their ids. */
export type Block =
  | { type: 'paragraph'; content?: Inline[] | undefined }
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: Inline[] | undefined }
  | { type: 'bulletList' | 'orderedList'; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] }
  | { type: 'codeBlock'; attrs: { language: string | null }; content?: z.infer<typeof textNode>[] | undefined }
  | { type: 'horizontalRule' }
  | { type: 'table'; content: TableRow[] }
  | {
      type: 'image'
      attrs: { fileId: string; alt: string; caption: string; focusX: number; focusY: number }
    }
  | { type: 'video' | 'audio' | 'download'; attrs: { fileId: string; title: string } }
  | { type: 'note'; attrs: { tone: 'info' | 'tip' | 'warning' }; content: Block[] }
  | { type: 'columns'; content: { type: 'column'; content: Block[] }[] }
  | { type: 'facts'; attrs: { items: { figure: string; text: string }[] } }
  | { type: 'faq'; attrs: { question: string }; content: Block[] }
  | { type: 'partCard'; attrs: { productId: string } }
  | { type: 'partsTable'; attrs: { categoryId: string | null; q: string; productIds: string[]; limit: number } }
export interface ListItem {
  type: 'listItem'
  content: Block[]
}
export interface TableCell {
  type: 'tableCell' | 'tableHeader'
  attrs: z.infer<typeof cellAttrs>
  content: Block[]
}
export interface TableRow {
  type: 'tableRow'
  content: TableCell[]
}

const blocks: z.ZodType<Block[]> = z.lazy(() => z.array(block))
const file = z.strictObject({ fileId, title: z.string().max(160) })
const cell = (type: 'tableCell' | 'tableHeader') =>
  z.strictObject({ type: z.literal(type), attrs: cellAttrs, content: blocks })
const listItem = z.strictObject({ type: z.literal('listItem'), content: blocks })
export const block: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), content: z.array(inline).optional() }),
    z.strictObject({
      type: z.literal('heading'),
      attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
      content: z.array(inline).optional(),
    }),
    z.strictObject({ type: z.enum(['bulletList', 'orderedList']), content: z.array(listItem) }),
    z.strictObject({ type: z.literal('blockquote'), content: blocks }),
    z.strictObject({
      type: z.literal('codeBlock'),
      attrs: z.strictObject({ language: z.string().max(40).nullable() }),
      content: z.array(textNode).optional(),
    }),
    z.strictObject({ type: z.literal('horizontalRule') }),
    z.strictObject({
      type: z.literal('table'),
      content: z.array(
        z.strictObject({
          type: z.literal('tableRow'),
          content: z.array(z.discriminatedUnion('type', [cell('tableCell'), cell('tableHeader')])),
        }),
      ),
    }),
    z.strictObject({
      type: z.literal('image'),
      attrs: z.strictObject({
        fileId,
        alt: z.string().min(1).max(200),
        caption: z.string().max(300),
        focusX: z.number().min(0).max(100),
        focusY: z.number().min(0).max(100),
      }),
    }),
    z.strictObject({ type: z.enum(['video', 'audio', 'download']), attrs: file }),
    z.strictObject({
      type: z.literal('note'),
      attrs: z.strictObject({ tone: z.enum(['info', 'tip', 'warning']) }),
      content: blocks,
    }),
    z.strictObject({
      type: z.literal('columns'),
      content: z
        .array(z.strictObject({ type: z.literal('column'), content: blocks }))
        .min(2)
        .max(3),
    }),
    z.strictObject({
      type: z.literal('facts'),
      attrs: z.strictObject({
        items: z
          .array(z.strictObject({ figure: z.string().min(1).max(40), text: z.string().min(1).max(160) }))
          .min(1)
          .max(6),
      }),
    }),
    z.strictObject({
      type: z.literal('faq'),
      attrs: z.strictObject({ question: z.string().min(1).max(300) }),
      content: blocks,
    }),
    z.strictObject({ type: z.literal('partCard'), attrs: z.strictObject({ productId }) }),
    z.strictObject({
      type: z.literal('partsTable'),
      attrs: z.strictObject({
        categoryId: slug.nullable(),
        q: z.string().max(200),
        productIds: z.array(productId).max(20),
        limit: z.int().min(1).max(20),
      }),
    }),
  ]),
) as z.ZodType<Block>

/** A written text with its structure. */
export const contentDocument = z.strictObject({ type: z.literal('doc'), content: blocks })
export type ContentDocument = z.infer<typeof contentDocument>
