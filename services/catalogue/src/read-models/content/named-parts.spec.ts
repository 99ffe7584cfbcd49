import type { ContentDocument } from '@pinline/events/catalogue/content-document'
import { expect, it } from 'vitest'
import { newsDetails } from '../../domain/content/content.fixtures.ts'
import { namedParts } from './named-parts.ts'

const id = (digit: number): string => `p-${String(digit).repeat(16)}`
const body: ContentDocument = {
  type: 'doc',
  content: [
    { type: 'partCard', attrs: { productId: id(1) } },
    { type: 'partsTable', attrs: { categoryId: null, q: '', productIds: [id(2), id(1)], limit: 5 } },
    {
      type: 'note',
      attrs: { tone: 'tip' },
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { kind: 'product', target: id(3) } }] },
            { type: 'text', text: 'y', marks: [{ type: 'link', attrs: { kind: 'route', target: '/contact' } }] },
          ],
        },
      ],
    },
  ],
}

it('are those of cards, tables, links and details, in any language and on both sides', () => {
  const draft = { details: newsDetails, texts: { de: { title: '', lead: '', body } } }
  const link = { kind: 'product' as const, target: id(4) }
  const published = {
    details: { kind: 'menu' as const, place: 'footer' as const, group: '', link, orderNum: 0 },
    texts: {},
  }
  expect(namedParts([draft, published])).toEqual([1, 2, 3, 4].map(id))
  expect(namedParts([{ details: newsDetails, texts: {} }, null])).toEqual([])
})
