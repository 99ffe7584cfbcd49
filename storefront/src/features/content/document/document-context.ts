import type { ContentDetail, ContentFile } from '@pinline/contracts/catalogue/content/content-shown'
import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import type { Block, ContentDocument, ContentLink, Inline } from '@pinline/events/catalogue/content-document'
import { createContext, use } from 'react'

/** What a document shows besides its own words. */
export type DocumentSources = Pick<ContentDetail, 'links' | 'files' | 'parts' | 'tables'>

/** A block with an anchor of its own, or with a table of parts. */
type Numbered = Extract<Block, { type: 'heading' | 'faq' | 'partsTable' }>

/** What blocks look up while they are drawn. */
export interface DocumentLookup {
  readonly pathOf: (link: ContentLink) => string | undefined
  readonly fileOf: (fileId: string) => ContentFile | undefined
  readonly partOf: (productId: string) => ProductRow | undefined
  readonly tableOf: (block: Numbered) => readonly ProductRow[]
  readonly anchorOf: (block: Numbered) => string | undefined
  /** A block or mark that this release does not know was left out. */
  readonly onUnknown: (type: string) => void
}

const nothing: DocumentLookup = {
  pathOf: () => undefined,
  fileOf: () => undefined,
  partOf: () => undefined,
  tableOf: () => [],
  anchorOf: () => undefined,
  onUnknown: () => undefined,
}

/** The lookup of the document around a block. */
export const DocumentContext = createContext(nothing)
export const useDocument = (): DocumentLookup => use(DocumentContext)

const childrenOf = (block: Block): readonly Block[] => {
  if (!('content' in block) || !Array.isArray(block.content)) return []
  return block.content.flatMap((child): readonly Block[] => {
    if (child.type === 'text' || child.type === 'hardBreak') return []
    if (child.type === 'tableRow') return child.content.flatMap((cell) => cell.content)
    if (child.type === 'listItem' || child.type === 'column') return child.content
    return [child]
  })
}

/** Every block of a document, in its order. */
export const blocksOf = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [block, ...blocksOf(childrenOf(block))])

/** The words of a line. */
const wordsOf = (line: readonly Inline[] = []): string =>
  line.map((node) => (node.type === 'text' ? node.text : ' ')).join('')

/** All words of blocks, for descriptions and structured data. */
export const plainText = (blocks: readonly Block[]): string =>
  blocksOf(blocks)
    .flatMap((block) => (block.type === 'paragraph' || block.type === 'heading' ? [wordsOf(block.content)] : []))
    .join(' ')

/** An entry of the list of contents. */
export interface ContentsEntry {
  readonly anchor: string
  readonly title: string
}

/** The headings of level 2, with the anchors that they have in every language. */
export const contentsOf = (document: ContentDocument | null): readonly ContentsEntry[] =>
  headingsOf(document?.content ?? []).map((block, index) => ({
    anchor: `part-${index + 1}`,
    title: wordsOf(block.content),
  }))

type Heading = Extract<Block, { type: 'heading' }>
const headingsOf = (blocks: readonly Block[]): readonly Heading[] =>
  blocks.filter((block): block is Heading => block.type === 'heading' && block.attrs.level === 2)

/** The lookup of one document. */
export const documentLookup = (
  document: ContentDocument,
  { links, files, parts, tables }: DocumentSources,
  onUnknown: (type: string) => void,
): DocumentLookup => {
  const all = blocksOf(document.content)
  const paths = new Map(links.map(({ kind, target, path }) => [`${kind} ${target}`, path]))
  const fileById = new Map(files.map((file) => [file.fileId as string, file]))
  const partById = new Map(parts.map((part) => [part.id as string, part]))
  const rows = new Map<Block, readonly ProductRow[]>(
    all.filter(({ type }) => type === 'partsTable').map((block, index) => [block, tables[index]?.parts ?? []]),
  )
  const anchors = new Map<Block, string>([
    ...headingsOf(document.content).map((block, index): [Block, string] => [block, `part-${index + 1}`]),
    ...all
      .filter(({ type }) => type === 'faq')
      .map((block, index): [Block, string] => [block, `question-${index + 1}`]),
  ])
  return {
    pathOf: ({ kind, target }) =>
      paths.get(`${kind} ${target}`) ?? (kind === 'route' || kind === 'url' ? target : undefined),
    fileOf: (fileId) => fileById.get(fileId),
    partOf: (productId) => partById.get(productId),
    tableOf: (block) => rows.get(block) ?? [],
    anchorOf: (block) => anchors.get(block),
    onUnknown,
  }
}
