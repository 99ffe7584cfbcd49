import { expect, test } from 'vitest'
import { idsIn, textLines } from './document-lines.ts'

const text = (one: string) => ({ type: 'text' as const, text: one })
const paragraph = (one: string) => ({ type: 'paragraph' as const, content: [text(one)] })
const cell = (one: string) => ({
  type: 'tableCell' as const,
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [paragraph(one)],
})

test('a text in lines', () => {
  expect(
    textLines({
      title: 'New series',
      lead: '',
      metaTitle: 'Series',
      body: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 3 }, content: [text('Data')] },
          { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('3 A'), paragraph('250 V')] }] },
          { type: 'table', content: [{ type: 'tableRow', content: [cell('Pitch'), cell('1.25 mm')] }] },
          { type: 'facts', attrs: { items: [{ figure: '50', text: 'cycles' }] } },
          { type: 'faq', attrs: { question: 'Which tool?' }, content: [paragraph('This one.')] },
          { type: 'horizontalRule' },
        ],
      },
    }),
  ).toEqual([
    'New series',
    '### Data',
    '• 3 A',
    '250 V',
    '| Pitch | 1.25 mm |',
    '50 · cycles',
    'Which tool?',
    'This one.',
    '———',
    'Series',
  ])
})

test('files and parts by name', () => {
  const [fileId, productId] = ['0197f3a2-5d0e-7c31-9a55-3f2b6d8e1a90', '43045-1000']
  const body = {
    type: 'doc' as const,
    content: [
      { type: 'download' as const, attrs: { fileId, title: 'Drawing' } },
      { type: 'blockquote' as const, content: [{ type: 'partCard' as const, attrs: { productId } }] },
    ],
  }
  expect(idsIn([body, null, undefined])).toEqual({ files: [fileId], parts: [productId] })
  const names = new Map([
    [fileId, 'micro-fit.pdf'],
    [productId, 'Micro-Fit'],
  ])
  expect(textLines({ title: '', lead: '', body }, names)).toEqual(['micro-fit.pdf · Drawing', '> Micro-Fit'])
  expect(textLines({ title: '', lead: '', body })).toEqual([`${fileId} · Drawing`, `> ${productId}`])
})
