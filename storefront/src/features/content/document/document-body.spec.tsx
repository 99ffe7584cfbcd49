import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { type Block, type ContentDocument, contentDocument } from '@pinline/events/catalogue/content-document'
import { fileId, productId } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawInApp } from '../../../app/draw-in-app.fixtures.tsx'
import { DocumentBody } from './document-body.tsx'
import { contentsOf, type DocumentSources, documentLookup } from './document-context.ts'

const part: ProductRow = {
  id: productId.parse('p-0123456789abcdef'),
  name: 'Header <4>',
  model: 'A&B',
  manufacturer: 'Molex',
  series: 'Micro-Fit',
  categoryId: 'wire-to-board',
  categoryName: 'Wire-to-board',
  positions: 4,
  rows: 1,
  pitchMm: 3,
  orientation: 'vertical',
  mounting: 'through-hole',
  gender: null,
  currentA: null,
  voltageV: null,
  weight: 1,
  bodyMm: [-5, -5, 5, 5],
  pads: [['1', 't', 'c', 0, 0, 1.5, 1.5, 1]],
  attributes: {},
  price: { amount: 25, scale: 2, currency: 'USD' },
  priceBreaks: [],
  moq: 10,
  orderMultiple: 10,
  packingUnit: 1000,
  packaging: null,
  leadTimeDays: 14,
  lifecycle: 'active',
  custom: false,
  demo: true,
  stock: 100,
  stock_status: 'in',
  incoming: null,
  sales: 0,
} as unknown as ProductRow
const file = {
  fileId: fileId.parse('f-0123456789abcdef0123456789abcdef'.slice(0, 34)),
  url: '/upload/picture/x/800',
  name: 'guide.pdf',
  type: 'application/pdf',
  size: 1_200_000,
  width: 800,
  height: 600,
  sizes: [{ width: 480, url: '/upload/picture/x/480' }],
}
const sources: DocumentSources = {
  parts: [part],
  tables: [{ total: 1, parts: [part] }],
  files: [file],
  links: [
    { kind: 'content', target: 'c-0123456789abcdef', path: '/intro/faq', title: 'FAQ' },
    { kind: 'product', target: part.id, path: `/productDetail/${part.id}`, title: part.model },
  ],
}

const draw = (content: readonly Block[], unknown: string[] = []): string =>
  drawInApp(
    <DocumentBody
      body={{ type: 'doc', content: [...content] }}
      sources={sources}
      onUnknown={(type) => unknown.push(type)}
    />,
  )
const words = (text: string) => ({ type: 'text' as const, text })
const p = (text: string): Block => ({ type: 'paragraph', content: [words(text)] })
const linked = (kind: 'content' | 'product' | 'category' | 'route' | 'url', target: string): Block => ({
  type: 'paragraph',
  content: [{ ...words('link'), marks: [{ type: 'link', attrs: { kind, target } }] }],
})
const cell = (type: 'tableHeader' | 'tableCell', text: string, colspan = 1) => ({
  type,
  attrs: { colspan, rowspan: 1, colwidth: null },
  content: [p(text)],
})

const nodes: readonly (readonly [name: string, block: Block, expected: string])[] = [
  ['paragraph', p('a < b & c'), '<p>a &lt; b &amp; c</p>'],
  ['range of figures', p('2–12 poles, p–n'), '<p>2\u2060–\u206012 poles, p–n</p>'],
  [
    'range of figures in code',
    { type: 'paragraph', content: [{ ...words('2–12'), marks: [{ type: 'code' }] }] },
    '<p><code>2–12</code></p>',
  ],
  ['line break', { type: 'paragraph', content: [words('a'), { type: 'hardBreak' }, words('b')] }, '<p>a<br/>b</p>'],
  [
    'marks',
    {
      type: 'paragraph',
      content: (['bold', 'italic', 'code', 'subscript', 'superscript'] as const).map((type) => ({
        ...words('x'),
        marks: [{ type }],
      })),
    },
    '<p><strong>x</strong><em>x</em><code>x</code><sub>x</sub><sup>x</sup></p>',
  ],
  ['heading 2', { type: 'heading', attrs: { level: 2 }, content: [words('T')] }, '<h2 id="part-1">T</h2>'],
  ['heading 3', { type: 'heading', attrs: { level: 3 }, content: [words('T')] }, '<h3>T</h3>'],
  ['heading 4', { type: 'heading', attrs: { level: 4 }, content: [words('T')] }, '<h4>T</h4>'],
  ['list', { type: 'bulletList', content: [{ type: 'listItem', content: [p('a')] }] }, '<ul><li><p>a</p></li></ul>'],
  [
    'numbered list',
    { type: 'orderedList', content: [{ type: 'listItem', content: [p('a')] }] },
    '<ol><li><p>a</p></li></ol>',
  ],
  ['quotation', { type: 'blockquote', content: [p('a')] }, '<blockquote><p>a</p></blockquote>'],
  [
    'code',
    { type: 'codeBlock', attrs: { language: 'ts' }, content: [words('<b>')] },
    '<pre class="document-code"><code>&lt;b&gt;</code></pre>',
  ],
  ['rule', { type: 'horizontalRule' }, '<hr/>'],
  [
    'table',
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'h', 2)] },
        { type: 'tableRow', content: [cell('tableHeader', 'r'), cell('tableCell', 'c')] },
      ],
    },
    '<thead><tr><th colSpan="2">h</th></tr></thead><tbody><tr><th>r</th><td>c</td></tr></tbody>',
  ],
  [
    'picture',
    { type: 'image', attrs: { fileId: file.fileId, alt: 'A "part"', caption: 'Cap', focusX: 20, focusY: 30 } },
    'sizes="(min-width: 750px) 680px, 100vw" width="800" height="600" alt="A &quot;part&quot;" style="object-position:20% 30%"',
  ],
  ['video', { type: 'video', attrs: { fileId: file.fileId, title: 'How' } }, '<video'],
  ['audio', { type: 'audio', attrs: { fileId: file.fileId, title: 'How' } }, '<audio'],
  [
    'download',
    { type: 'download', attrs: { fileId: file.fileId, title: '' } },
    'guide.pdf</a> <span class="small">PDF, 1.2 MB</span>',
  ],
  [
    'note',
    { type: 'note', attrs: { tone: 'warning' }, content: [p('hot')] },
    '<strong>Caution</strong><div><p>hot</p>',
  ],
  [
    'columns',
    {
      type: 'columns',
      content: [
        { type: 'column', content: [p('a')] },
        { type: 'column', content: [p('b')] },
      ],
    },
    '<div class="document-columns"><div><p>a</p></div><div><p>b</p></div></div>',
  ],
  ['figures', { type: 'facts', attrs: { items: [{ figure: '5', text: 'years' }] } }, '<dt>5</dt><dd>years</dd>'],
  [
    'question',
    { type: 'faq', attrs: { question: 'Why?' }, content: [p('So.')] },
    '<details class="document-question" id="question-1"><summary><h3>Why?</h3></summary><p>So.</p></details>',
  ],
  ['part card', { type: 'partCard', attrs: { productId: part.id } }, 'A&amp;B</a><span>Header &lt;4&gt;</span>'],
  [
    'parts table',
    { type: 'partsTable', attrs: { categoryId: null, q: '', productIds: [part.id], limit: 1 } },
    '<td class="number">3\u00a0mm</td>',
  ],
]

describe('a document', () => {
  it.each(nodes)('draws a %s', (_name, block, expected) => {
    expect(contentDocument.safeParse({ type: 'doc', content: [block] }).error).toBeUndefined()
    expect(draw([block])).toContain(expected)
  })

  it('leads to content and parts that exist, and shows the words alone where they are gone', () => {
    expect(draw([linked('content', 'c-0123456789abcdef')])).toContain('href="/en/intro/faq"')
    expect(draw([linked('product', part.id)])).toContain(`href="/en/productDetail/${part.id}"`)
    expect(draw([linked('content', 'c-ffffffffffffffff')])).toBe('<p>link</p>')
    expect(draw([linked('route', '/quick-order')])).toContain('href="/en/quick-order"')
    expect(draw([linked('url', 'https://kicad.org')])).toBe(
      '<p><a href="https://kicad.org" rel="noreferrer">link</a></p>',
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', ' javascript:x'])(
    'never leads to %s',
    (target) => {
      for (const kind of ['url', 'route'] as const) expect(draw([linked(kind, target)])).not.toMatch(/href|src/)
    },
  )

  it('leaves out what it does not know, and says so', () => {
    const unknown: string[] = []
    const strange = { type: 'iframe', attrs: { src: 'https://evil.example' } } as unknown as Block
    const mark = { type: 'paragraph', content: [{ ...words('x'), marks: [{ type: 'blink' }] }] } as unknown as Block
    expect(draw([strange, mark, p('rest')], unknown)).toBe('<p>x</p><p>rest</p>')
    expect(unknown).toEqual(['iframe', 'mark blink'])
  })

  it('leaves out parts and files that are gone', () => {
    const gone = 'p-ffffffffffffffff'
    expect(draw([{ type: 'partCard', attrs: { productId: gone } }])).toBe('')
    expect(draw([{ type: 'download', attrs: { fileId: 'f-gone', title: 'x' } }])).toBe('')
  })

  it('has its headings of level 2 as contents, with the same anchors as the text', () => {
    const heading = (text: string): Block => ({ type: 'heading', attrs: { level: 2 }, content: [words(text)] })
    const body: ContentDocument = { type: 'doc', content: [heading('A'), p('x'), heading('B')] }
    expect(contentsOf(body)).toEqual([
      { anchor: 'part-1', title: 'A' },
      { anchor: 'part-2', title: 'B' },
    ])
    const lookup = documentLookup(body, sources, () => undefined)
    expect(body.content.map((block) => (block.type === 'heading' ? lookup.anchorOf(block) : null))).toEqual([
      'part-1',
      null,
      'part-2',
    ])
  })
})

/** Texts that would be markup if they were not escaped. */
const nasty = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='x",
    '</style><script>',
    '&lt;',
  ),
)
const textOf = nasty.map((text) => text || 'x')
const link = fc.record({
  type: fc.constant('link' as const),
  attrs: fc.record({
    kind: fc.constantFrom(
      'content' as const,
      'product' as const,
      'category' as const,
      'route' as const,
      'url' as const,
    ),
    target: fc.oneof(textOf, fc.constantFrom('javascript:alert(1)', 'https://a.example/"onclick="x', '/quick-order')),
  }),
})
const simpleMark = fc.record({
  type: fc.constantFrom('bold' as const, 'italic' as const, 'code' as const, 'subscript' as const),
})
const line = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('text' as const),
      text: textOf,
      marks: fc.array(fc.oneof(link, simpleMark), { maxLength: 2 }),
    }),
    fc.constant({ type: 'hardBreak' as const }),
  ),
  { maxLength: 3 },
)
const { blocks } = fc.letrec<{ blocks: Block[]; block: Block }>((tie) => ({
  blocks: fc.array(tie('block'), { maxLength: 2 }),
  block: fc.oneof(
    { maxDepth: 3 },
    line.map((content): Block => ({ type: 'paragraph', content })),
    line.map((content): Block => ({ type: 'heading', attrs: { level: 2 }, content })),
    fc.tuple(textOf, textOf).map(
      ([figure, text]): Block => ({
        type: 'facts',
        attrs: { items: [{ figure: figure.slice(0, 40), text }] },
      }),
    ),
    fc.tuple(textOf, textOf).map(
      ([alt, caption]): Block => ({
        type: 'image',
        attrs: { fileId: file.fileId, alt, caption, focusX: 0, focusY: 100 },
      }),
    ),
    textOf.map((title): Block => ({ type: 'video', attrs: { fileId: file.fileId, title } })),
    textOf.map((text): Block => ({ type: 'codeBlock', attrs: { language: null }, content: [words(text)] })),
    fc.constant<Block>({ type: 'partCard', attrs: { productId: part.id } }),
    tie('blocks').map((content): Block => ({ type: 'blockquote', content })),
    tie('blocks').map((content): Block => ({ type: 'bulletList', content: [{ type: 'listItem', content }] })),
    fc
      .tuple(textOf, tie('blocks'))
      .map(([question, content]): Block => ({ type: 'faq', attrs: { question }, content })),
    tie('blocks').map((content): Block => ({ type: 'note', attrs: { tone: 'info' }, content })),
    tie('blocks').map(
      (content): Block => ({
        type: 'table',
        content: [{ type: 'tableRow', content: [{ ...cell('tableCell', 'x'), content }] }],
      }),
    ),
  ),
}))

/** Attributes of a tag, with quoted values. */
const tags = /<[a-z][^\s/>]*((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*\/?>/g

describe('any document that the schema accepts', () => {
  it('is drawn without an error, and nothing in it becomes a tag, a handler or a script', () => {
    fc.assert(
      fc.property(blocks, (content) => {
        fc.pre(contentDocument.safeParse({ type: 'doc', content }).success)
        const html = draw(content)
        // What is left without well-formed tags has no sign that begins one.
        expect(html.replaceAll(tags, '').replaceAll(/<\/[a-z][a-z0-9]*>/g, '')).not.toMatch(/[<>]/)
        const attributes = [...html.matchAll(tags)].map(([, each = '']) => each).join(' ')
        expect(attributes.replaceAll(/="[^"]*"/g, '')).not.toMatch(/\son/)
        expect(attributes).not.toMatch(/(?:href|src)="\s*(?:javascript|data):/i)
        expect(html).not.toMatch(/<(?:script|iframe|object|style)/)
      }),
      { numRuns: 300 },
    )
  })
})
