import type {
  Block,
  ContentDocument,
  Inline,
  ListItem,
  TableCell,
  TableRow,
} from '@pinline/events/catalogue/content-document'

/** Where a passage stands in its item, for the translator. */
export type PassagePlace =
  | 'title'
  | 'lead'
  | 'metaTitle'
  | 'metaDescription'
  | 'pictureAlt'
  | 'linkLabel'
  | 'paragraph'
  | 'heading'
  | 'list'
  | 'table'
  | 'note'
  | 'quote'
  | 'alt'
  | 'caption'
  | 'fileTitle'
  | 'figure'
  | 'figureText'
  | 'question'

/** Text of a body that is translated as one: the content of a block, or a text among a block's attributes. */
export interface BodyPassage {
  /** Path of the block in the document, and the attribute: `b3.0.1`, `b4-alt`. */
  readonly id: string
  readonly place: PassagePlace
  readonly content: readonly Inline[]
}

type Change = (passage: BodyPassage) => readonly Inline[]

const plain = (content: readonly Inline[]): string =>
  content.map((one) => (one.type === 'text' ? one.text : ' ')).join('')
const asText = (text: string): Inline[] => (text === '' ? [] : [{ type: 'text', text }])

/** Rewrites every passage of a block. Code and what is read from the catalogue are left as they are. */
const mapBlock = (block: Block, id: string, place: PassagePlace, change: Change): Block => {
  const attribute = (name: string, of: PassagePlace, text: string): string =>
    plain(change({ id: `${id}-${name}`, place: of, content: asText(text) }))
  const inner = (blocks: readonly Block[], of: PassagePlace): Block[] =>
    blocks.map((one, index) => mapBlock(one, `${id}.${index}`, of, change))
  switch (block.type) {
    case 'paragraph':
    case 'heading': {
      const content = [
        ...change({ id, place: block.type === 'heading' ? 'heading' : place, content: block.content ?? [] }),
      ]
      const { content: before, ...rest } = block
      return content.length === 0 && before === undefined ? block : { ...rest, content }
    }
    case 'bulletList':
    case 'orderedList':
      return { ...block, content: block.content.map((item, index) => mapItem(item, `${id}.${index}`, change)) }
    case 'blockquote':
      return { ...block, content: inner(block.content, 'quote') }
    case 'note':
      return { ...block, content: inner(block.content, 'note') }
    case 'faq':
      return {
        ...block,
        attrs: { question: attribute('question', 'question', block.attrs.question) },
        content: inner(block.content, place),
      }
    case 'table':
      return { ...block, content: block.content.map((row, index) => mapRow(row, `${id}.${index}`, change)) }
    case 'columns':
      return {
        ...block,
        content: block.content.map((column, at) => ({
          ...column,
          content: column.content.map((one, index) => mapBlock(one, `${id}.${at}.${index}`, place, change)),
        })),
      }
    case 'image': {
      const { alt, caption } = block.attrs
      return {
        ...block,
        attrs: { ...block.attrs, alt: attribute('alt', 'alt', alt), caption: attribute('caption', 'caption', caption) },
      }
    }
    case 'video':
    case 'audio':
    case 'download':
      return { ...block, attrs: { ...block.attrs, title: attribute('title', 'fileTitle', block.attrs.title) } }
    case 'facts':
      return {
        ...block,
        attrs: {
          items: block.attrs.items.map(({ figure, text }, index) => ({
            figure: attribute(`figure-${index}`, 'figure', figure),
            text: attribute(`text-${index}`, 'figureText', text),
          })),
        },
      }
    case 'codeBlock':
    case 'horizontalRule':
    case 'partCard':
    case 'partsTable':
      return block
    default:
      return block satisfies never
  }
}

const mapItem = (item: ListItem, id: string, change: Change): ListItem => ({
  ...item,
  content: item.content.map((one, index) => mapBlock(one, `${id}.${index}`, 'list', change)),
})
const mapRow = (row: TableRow, id: string, change: Change): TableRow => ({
  ...row,
  content: row.content.map(
    (cell, at): TableCell => ({
      ...cell,
      content: cell.content.map((one, index) => mapBlock(one, `${id}.${at}.${index}`, 'table', change)),
    }),
  ),
})

/** A document with every passage rewritten; its structure stays. */
export const mapPassages = (body: ContentDocument, change: Change): ContentDocument => ({
  ...body,
  content: body.content.map((one, index) => mapBlock(one, `b${index}`, 'paragraph', change)),
})

/** The passages of a body in its order, empty ones included. */
export const passagesOf = (body: ContentDocument | null): readonly BodyPassage[] => {
  const passages: BodyPassage[] = []
  if (body === null) return passages
  mapPassages(body, (passage) => {
    passages.push(passage)
    return passage.content
  })
  return passages
}

interface Node {
  readonly type: string
  readonly attrs?: { readonly items?: readonly unknown[] } | undefined
  readonly content?: readonly Node[] | undefined
}

const shapeOf = ({ type, attrs, content }: Node): string => {
  const isLeaf = type === 'paragraph' || type === 'heading' || type === 'codeBlock'
  const inner = isLeaf ? '' : (content ?? []).map(shapeOf).join(',')
  return `${type}${type === 'facts' ? (attrs?.items?.length ?? 0) : ''}(${inner})`
}

/** Whether two bodies consist of the same blocks, so that a passage of one has its counterpart in the other. */
export const hasSameBlocks = (left: ContentDocument, right: ContentDocument): boolean =>
  shapeOf(left as unknown as Node) === shapeOf(right as unknown as Node)
