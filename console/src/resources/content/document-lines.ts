import type { ContentDocument } from '@pinline/events/catalogue/content-document'
import type { ContentText } from '@pinline/events/catalogue/content-text'

interface AnyNode {
  readonly type: string
  readonly text?: string
  readonly attrs?: object
  readonly content?: readonly AnyNode[] | undefined
}

const inlineText = ({ type, text, content = [] }: AnyNode): string =>
  type === 'hardBreak' ? '\n' : (text ?? content.map(inlineText).join(''))

/** Names of files and parts by their ids. */
export type NamesById = ReadonlyMap<string, string>

const valuesOf = (value: unknown, names: NamesById): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [names.get(value) ?? value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => valuesOf(one, names)) : []
}

/** Blocks whose lines begin with a sign, as in Markdown. */
const signs: Readonly<Record<string, string>> = {
  listItem: '• ',
  blockquote: '> ',
  codeBlock: '',
  horizontalRule: '———',
}

const linesOf = (node: AnyNode, names: NamesById): string[] => {
  const { type, attrs = {}, content = [] } = node
  const innerLines = (of: readonly AnyNode[]) => of.flatMap((one) => linesOf(one, names))
  switch (type) {
    case 'paragraph':
    case 'codeBlock':
      return inlineText(node).split('\n')
    case 'heading':
      return [`${'#'.repeat('level' in attrs ? Number(attrs.level) : 2)} ${inlineText(node)}`]
    case 'tableRow':
      return [`| ${content.map((cell) => innerLines(cell.content ?? []).join(' ')).join(' | ')} |`]
    case 'faq':
      return [...valuesOf(attrs, names), ...innerLines(content)]
    default: {
      const inner = innerLines(content)
      const [first = '', ...rest] = inner.length > 0 ? inner : [valuesOf(attrs, names).join(' · ')]
      return [`${signs[type] ?? ''}${first}`, ...rest]
    }
  }
}

const noNames: NamesById = new Map()

/** A document as lines of plain text, to compare two of them; ids without a name stay. */
export const documentLines = (document: ContentDocument | null, names = noNames): string[] =>
  document === null ? [] : (document.content as readonly AnyNode[]).flatMap((node) => linesOf(node, names))

/** Ids of the files and of the parts that documents show. */
export const idsIn = (
  documents: readonly (ContentDocument | null | undefined)[],
): { readonly files: readonly string[]; readonly parts: readonly string[] } => {
  const ids = { files: new Set<string>(), parts: new Set<string>() }
  const collect = ({ attrs = {}, content = [] }: AnyNode): void => {
    if ('fileId' in attrs) for (const id of valuesOf(attrs.fileId, noNames)) ids.files.add(id)
    if ('productId' in attrs) for (const id of valuesOf(attrs.productId, noNames)) ids.parts.add(id)
    if ('productIds' in attrs) for (const id of valuesOf(attrs.productIds, noNames)) ids.parts.add(id)
    for (const node of content) collect(node)
  }
  for (const document of documents)
    if (document) collect({ type: 'doc', content: document.content as readonly AnyNode[] })
  return { files: [...ids.files], parts: [...ids.parts] }
}

/** Everything that a text says, as lines. */
export const textLines = (text: ContentText | undefined, names = noNames): string[] =>
  text === undefined
    ? []
    : [
        text.title,
        text.lead,
        ...documentLines(text.body, names),
        text.metaTitle,
        text.metaDescription,
        text.pictureAlt,
        text.linkLabel,
      ].filter((line): line is string => line !== undefined && line !== '')
