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

const valuesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : []
}

/** Blocks whose lines begin with a sign, as in Markdown. */
const signs: Readonly<Record<string, string>> = {
  listItem: '• ',
  blockquote: '> ',
  codeBlock: '',
  horizontalRule: '———',
}

const linesOf = (node: AnyNode): string[] => {
  const { type, attrs = {}, content = [] } = node
  switch (type) {
    case 'paragraph':
    case 'codeBlock':
      return inlineText(node).split('\n')
    case 'heading':
      return [`${'#'.repeat('level' in attrs ? Number(attrs.level) : 2)} ${inlineText(node)}`]
    case 'tableRow':
      return [`| ${content.map((cell) => (cell.content ?? []).flatMap(linesOf).join(' ')).join(' | ')} |`]
    case 'faq':
      return [...valuesOf(attrs), ...content.flatMap(linesOf)]
    default: {
      const inner = content.flatMap(linesOf)
      const [first = '', ...rest] = inner.length > 0 ? inner : [valuesOf(attrs).join(' · ')]
      return [`${signs[type] ?? ''}${first}`, ...rest]
    }
  }
}

/** A document as lines of plain text, to compare two of them. */
export const documentLines = (document: ContentDocument | null): string[] =>
  document === null ? [] : (document.content as readonly AnyNode[]).flatMap(linesOf)

/** Everything that a text says, as lines. */
export const textLines = (text: ContentText | undefined): string[] =>
  text === undefined
    ? []
    : [
        text.title,
        text.lead,
        ...documentLines(text.body),
        text.metaTitle,
        text.metaDescription,
        text.pictureAlt,
        text.linkLabel,
      ].filter((line): line is string => line !== undefined && line !== '')
