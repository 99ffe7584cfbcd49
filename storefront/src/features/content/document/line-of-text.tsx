import type { Inline, Mark } from '@pinline/events/catalogue/content-document'
import { keepFiguresWhole } from '@pinline/ui/format/keep-figures-whole'
import type { ReactNode } from 'react'
import { ShopLink } from '../../../app/shop-link.tsx'
import { type DocumentLookup, useDocument } from './document-context.ts'

function marked(children: ReactNode, mark: Mark, lookup: DocumentLookup): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>
    case 'italic':
      return <em>{children}</em>
    case 'code':
      return <code>{children}</code>
    case 'subscript':
      return <sub>{children}</sub>
    case 'superscript':
      return <sup>{children}</sup>
    case 'link': {
      const path = lookup.pathOf(mark.attrs)
      return path === undefined ? children : <ShopLink path={path}>{children}</ShopLink>
    }
    default: {
      const unknown: never = mark
      lookup.onUnknown(`mark ${String(Reflect.get(unknown, 'type'))}`)
      return children
    }
  }
}

function Node({ node }: { node: Inline }): ReactNode {
  const lookup = useDocument()
  if (node.type === 'hardBreak') return <br />
  if (node.type !== 'text') {
    lookup.onUnknown(String(Reflect.get(node, 'type')))
    return null
  }
  const { text, marks = [] } = node
  const words = marks.some(({ type }) => type === 'code') ? text : keepFiguresWhole(text)
  return marks.reduce<ReactNode>((children, mark) => marked(children, mark, lookup), words)
}

/** Words with their marks; a link to what is gone is shown as words. */
export function LineOfText({ content = [] }: { content: readonly Inline[] | undefined }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is shown.
  return content.map((node, index) => <Node key={index} node={node} />)
}
