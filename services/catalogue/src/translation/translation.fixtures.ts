import type { Block, ContentDocument, Inline, Mark } from '@pinline/events/catalogue/content-document'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import fc from 'fast-check'

const fileId = `f-${'0'.repeat(24)}`
const productId = 'p-0123456789abcdef'

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark>(...(['bold', 'italic', 'code', 'subscript'] as const).map((type): Mark => ({ type }))),
  fc.constantFrom('/contact', '/intro/testCenter').map((target) => ({
    ...{ type: 'link' as const, attrs: { kind: 'route' as const, target } },
  })),
)
const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type })
/** Words as editors write them, and what a table, a spreadsheet or XML could take for something else. */
const word = fc.constantFrom(
  ...[
    'Pitch',
    '2.54 mm',
    '<1>',
    '</2>',
    '\\<3/>',
    '=SUM(A1)',
    "'quoted'",
    '"a";b,c',
    '&amp;',
    ']]>',
    '针座',
    '🙂',
    ' x ',
    '@',
  ],
)
const textNode = fc
  .record({ text: word, marks })
  .map(
    ({ text, marks: own }): Inline => (own.length === 0 ? { type: 'text', text } : { type: 'text', text, marks: own }),
  )
const line = fc.array(
  fc.oneof({ weight: 5, arbitrary: textNode }, { weight: 1, arbitrary: fc.constant<Inline>({ type: 'hardBreak' }) }),
  {
    minLength: 1,
    maxLength: 5,
  },
)
const label = fc.constantFrom('Contacts', '=1+1', 'Four "wires"', '<1>')
const cellAttrs = { colspan: 1, rowspan: 1, colwidth: null }

const paragraph = line.map((content): Block => ({ type: 'paragraph', content }))
const heading = fc
  .tuple(fc.constantFrom(2 as const, 3 as const), line)
  .map(([level, content]): Block => ({ type: 'heading', attrs: { level }, content }))
const several = fc.array(paragraph, { minLength: 1, maxLength: 2 })
const block: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  heading,
  fc.constantFrom<Block>(
    { type: 'horizontalRule' },
    { type: 'paragraph' },
    { type: 'partCard', attrs: { productId } },
    { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: 'AT+X' }] },
  ),
  several.map((content): Block => ({ type: 'bulletList', content: [{ type: 'listItem', content }] })),
  several.map((content): Block => ({ type: 'note', attrs: { tone: 'tip' }, content })),
  fc.tuple(label, several).map(([question, content]): Block => ({ type: 'faq', attrs: { question }, content })),
  label.map((alt): Block => ({ type: 'image', attrs: { fileId, alt, caption: '', focusX: 50, focusY: 50 } })),
  label.map((text): Block => ({ type: 'facts', attrs: { items: [{ figure: '400', text }] } })),
  several.map(
    (content): Block => ({
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: cellAttrs, content }] }],
    }),
  ),
)
const body = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((content): ContentDocument => ({ type: 'doc', content }))

/** Any text of an item with a title and a body. */
export const anyText: fc.Arbitrary<ContentText> = fc.record(
  { title: label, lead: fc.constantFrom('', '-5 °C, =A1'), body, metaTitle: label },
  { requiredKeys: ['title', 'lead', 'body'] },
)
