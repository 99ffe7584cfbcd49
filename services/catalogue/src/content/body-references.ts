import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import type { Block, ContentDocument, ContentLink } from '@pinline/events/catalogue/content-document'
import type { ContentTexts } from '@pinline/events/catalogue/content-text'

type PartsTable = Extract<Block, { type: 'partsTable' }>['attrs']

/** What a body names: to be read beside it. */
export interface References {
  readonly productIds: readonly string[]
  readonly tables: readonly PartsTable[]
  readonly fileIds: readonly string[]
  readonly links: readonly ContentLink[]
}

interface Node {
  readonly type: string
  readonly text?: string
  readonly attrs?: unknown
  readonly marks?: readonly { readonly type: string; readonly attrs?: unknown }[] | undefined
  readonly content?: readonly Node[] | undefined
}

const walk = (nodes: readonly Node[], visit: (node: Node) => void): void => {
  for (const node of nodes) {
    visit(node)
    walk(node.content ?? [], visit)
  }
}

/** Parts, tables, files and links of a body, in its order. */
export const referencesIn = (body: ContentDocument | null): References => {
  const productIds: string[] = []
  const tables: PartsTable[] = []
  const fileIds: string[] = []
  const links: ContentLink[] = []
  walk((body?.content ?? []) as readonly Node[], ({ type, attrs, marks }) => {
    if (type === 'partCard') productIds.push((attrs as { productId: string }).productId)
    if (type === 'partsTable') tables.push(attrs as PartsTable)
    if (type === 'image' || type === 'video' || type === 'audio' || type === 'download')
      fileIds.push((attrs as { fileId: string }).fileId)
    for (const mark of marks ?? []) if (mark.type === 'link') links.push(mark.attrs as ContentLink)
  })
  return { productIds, tables, fileIds, links }
}

/** Its words, a line a block; figures and questions too. */
export const plainText = (body: ContentDocument | null): string => {
  const words: string[] = []
  walk((body?.content ?? []) as readonly Node[], ({ type, text, attrs, content }) => {
    if (text !== undefined) words.push(text)
    if (type === 'faq') words.push((attrs as { question: string }).question, '\n')
    if (type === 'facts')
      words.push(
        ...(attrs as { items: { figure: string; text: string }[] }).items.map((one) => `${one.figure} ${one.text}\n`),
      )
    if (content !== undefined && type !== 'paragraph' && type !== 'heading') words.push('\n')
    if (type === 'paragraph' || type === 'heading') words.push('\n')
  })
  return words.join('')
}

/** Files that the details name. */
export const detailFiles = (details: ContentDetails): readonly string[] => {
  if (details.kind === 'banner') return [details.pictures.wide, details.pictures.narrow].filter((one) => one !== null)
  const named = ['picture' in details ? details.picture : null, 'fileId' in details ? details.fileId : null]
  return named.filter((one) => one !== null)
}

/** Every file that details and texts name. */
export const filesNamed = (side: {
  readonly details: ContentDetails
  readonly texts: ContentTexts
}): readonly string[] => [
  ...new Set([
    ...detailFiles(side.details),
    ...Object.values(side.texts).flatMap(({ body }) => referencesIn(body).fileIds),
  ]),
]
