import type { ContentDocument, ContentLink } from '@pinline/events/catalogue/content-document'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import { contentIdOf } from './content-id-of.ts'
import { type PartName, parts } from './parts.ts'

type Block = ContentDocument['content'][number]
type Inline = NonNullable<Extract<Block, { type: 'paragraph' }>['content']>[number]
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number]
type TableCell = Extract<Block, { type: 'table' }>['content'][number]['content'][number]

/** Marks in a line: bold, code, and links. */
const marked = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g
const contentTarget = /^(page|news|blog|solution):(.+)$/

const isPartName = (name: string): name is PartName => name in parts

/** `page:faq`, `part:microFit4`, `category:usb`, `/quick-order` or an address. */
export const linkTo = (target: string): ContentLink => {
  const [, kind, slug] = contentTarget.exec(target) ?? []
  if (kind !== undefined && slug !== undefined) return { kind: 'content', target: contentIdOf(kind, slug) }
  const [head = '', rest = ''] = target.split(':')
  if (head === 'part' && isPartName(rest)) return { kind: 'product', target: parts[rest] }
  if (head === 'category') return { kind: 'category', target: rest }
  if (target.startsWith('/')) return { kind: 'route', target }
  if (/^(https:\/\/|mailto:)/.test(target)) return { kind: 'url', target }
  throw new Error(`a seeded text links to ${target}`)
}

const textNode = (text: string, ...marks: Mark[]): Inline =>
  marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks }

/** A line with `**bold**`, `` `code` `` and `[links](page:faq)`. */
const line = (text: string): Inline[] => {
  const nodes: Inline[] = []
  let at = 0
  for (const found of text.matchAll(marked)) {
    if (found.index > at) nodes.push(textNode(text.slice(at, found.index)))
    const [all, bold, code, label, target] = found
    if (bold !== undefined) nodes.push(textNode(bold, { type: 'bold' }))
    else if (code !== undefined) nodes.push(textNode(code, { type: 'code' }))
    else nodes.push(textNode(label ?? '', { type: 'link', attrs: linkTo(target ?? '') }))
    at = found.index + all.length
  }
  if (at < text.length) nodes.push(textNode(text.slice(at)))
  return nodes
}

type Written = string | Block

const blockOf = (written: Written): Block => (typeof written === 'string' ? p(written) : written)

export const p = (text: string): Block => ({ type: 'paragraph', content: line(text) })
export const h2 = (text: string): Block => ({ type: 'heading', attrs: { level: 2 }, content: line(text) })
export const h3 = (text: string): Block => ({ type: 'heading', attrs: { level: 3 }, content: line(text) })

const list =
  (type: 'bulletList' | 'orderedList') =>
  (...items: readonly string[]): Block => ({
    type,
    content: items.map((item) => ({ type: 'listItem', content: [p(item)] })),
  })
export const ul = list('bulletList')
export const ol = list('orderedList')

const cell = (type: TableCell['type'], text: string): TableCell => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [p(text)],
})

/** A table with a head; cells are lines. */
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  type: 'table',
  content: [
    { type: 'tableRow', content: head.map((text) => cell('tableHeader', text)) },
    ...rows.map((row) => ({ type: 'tableRow' as const, content: row.map((text) => cell('tableCell', text)) })),
  ],
})

const note =
  (tone: 'info' | 'tip' | 'warning') =>
  (...content: readonly Written[]): Block => ({ type: 'note', attrs: { tone }, content: content.map(blockOf) })
export const info = note('info')
export const tip = note('tip')
export const warning = note('warning')

export const figures = (...items: readonly (readonly [figure: string, text: string])[]): Block => ({
  type: 'facts',
  attrs: { items: items.map(([figure, text]) => ({ figure, text })) },
})
export const faq = (question: string, ...answer: readonly Written[]): Block => ({
  type: 'faq',
  attrs: { question },
  content: answer.map(blockOf),
})
export const card = (name: PartName): Block => ({ type: 'partCard', attrs: { productId: parts[name] } })

/** Some parts by name. */
export const someParts = (...names: readonly PartName[]): Block => ({
  type: 'partsTable',
  attrs: { categoryId: null, q: '', productIds: names.map((name) => parts[name]), limit: Math.max(1, names.length) },
})
/** What a search finds in a category. */
export const foundParts = (categoryId: string, q: string, limit: number): Block => ({
  type: 'partsTable',
  attrs: { categoryId, q, productIds: [], limit },
})

/** A text of one language. */
export const text = (title: string, lead: string, ...blocks: readonly Written[]): ContentText => ({
  title,
  lead,
  body: blocks.length === 0 ? null : { type: 'doc', content: blocks.map(blockOf) },
})
