// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser as HtmlReader } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { googleDocsHtml, webPageHtml, wordHtml } from './clipboard.fixtures.ts'
import { documentExtensions } from './document-extensions.ts'
import { readDocument } from './document-json.ts'

interface Outlined {
  readonly type?: string
  readonly text?: string
  readonly marks?: readonly { readonly type: string }[]
  readonly content?: readonly Outlined[]
}

/** A document in one line, e.g. `bulletList(listItem(paragraph("Housing")))`. */
const outline = ({ type, text, marks = [], content = [] }: Outlined): string =>
  text === undefined
    ? `${type}(${content.map(outline).join(' ')})`
    : [JSON.stringify(text), ...marks.map((mark) => mark.type)].join('+')

const reader = HtmlReader.fromSchema(getSchema([...documentExtensions]))

const read = (html: string) => {
  const { body } = new DOMParser().parseFromString(cleanHtml(html), 'text/html')
  const json = reader.parse(body).toJSON()
  return { json, blocks: ((json as Outlined).content ?? []).map(outline), written: readDocument(json) }
}

describe('paste from Word', () => {
  const { blocks, written } = read(wordHtml)

  test('keeps headings, marks and links', () => {
    expect(written.kind).toBe('document')
    expect(blocks[0]).toBe('heading("New 1.25 mm series")')
    expect(blocks[1]).toBe(
      'paragraph("Rated 3 A"+bold " per contact, I" "max"+subscript " at 25 °C, " "tested"+italic " to " "IEC 60512"+link ".")',
    )
  })

  test('turns paragraphs with a list style into lists', () => {
    expect(blocks[2]).toBe(
      'bulletList(listItem(paragraph("Housing") bulletList(listItem(paragraph("with lock")))) listItem(paragraph("Header")))',
    )
    expect(blocks[3]).toBe('paragraph("Order:")')
    expect(blocks[4]).toBe(
      'orderedList(listItem(paragraph("Choose the pitch")) listItem(paragraph("Choose the positions")))',
    )
  })

  test('keeps tables with spans, and neither pictures nor hidden text', () => {
    expect(blocks[5]).toBe(
      'table(tableRow(tableCell(paragraph("Pitch"+bold)) tableCell(paragraph("Current"))) tableRow(tableCell(paragraph("1.25 mm")) tableCell(paragraph("3 A")) tableCell(paragraph())))',
    )
    expect(JSON.stringify(blocks)).not.toMatch(/secret|mso|clip_image/)
  })
})

test('paste from Google Docs', () => {
  const { blocks, written } = read(googleDocsHtml)
  expect(written.kind).toBe('document')
  expect(blocks.filter((block) => block !== 'paragraph()' && block !== 'paragraph(hardBreak())')).toEqual([
    'heading("Mating cycles")',
    'paragraph("At least 50"+bold+italic " cycles; contact resistance 10 mΩ" "2"+superscript)',
    'bulletList(listItem(paragraph("Gold 0.76 µm") bulletList(listItem(paragraph("on nickel")))))',
    'table(tableRow(tableCell(paragraph("Plating")) tableCell(paragraph("Cycles"))))',
  ])
})

describe('paste from a web page', () => {
  const { json, blocks, written } = read(webPageHtml)

  test('can be stored, and has nothing that could be executed', () => {
    expect(written.kind).toBe('document')
    expect(JSON.stringify(json)).not.toMatch(/steal|javascript|onerror|iframe|"image"|partCard/)
  })

  test('keeps https links only', () => {
    expect(blocks).toContain(
      'paragraph("Use the " "right"+bold " tool" hardBreak() "and a gauge, see the old page or " "the new one"+link ".")',
    )
  })

  test('ends lists at the third level, and unfolds tables in tables', () => {
    expect(blocks).toContain(
      'bulletList(listItem(paragraph("One") bulletList(listItem(paragraph("Two") bulletList(listItem(paragraph("Three")) listItem(paragraph("Four")) listItem(paragraph("Five")))))))',
    )
    expect(blocks).toContain(
      'table(tableRow(tableHeader(paragraph("AWG"+bold)) tableHeader(paragraph("mm"))) tableRow(tableCell(paragraph("22") paragraph("24")) tableCell(bulletList(listItem(paragraph("1.10"))))))',
    )
  })

  test('has no invisible characters', () => {
    expect(blocks).toContain('paragraph("softhyphen, zerowidth, bell, reversed")')
  })
})

const tags =
  'p div span b i u s code pre h1 h2 h5 ul ol li table tbody tr td th caption blockquote a sub sup br hr dl dt dd section aside figure label center font'
const attributes = [
  '',
  ' href="https://example.com/a"',
  ' href="javascript:x"',
  ' href="mailto:a@b.example"',
  ' style="font-weight:700;vertical-align:super"',
  ' style="mso-list:l0 level2 lfo1"',
  ' colspan="0" rowspan="999"',
  ' colspan="3"',
  ' data-block="image" data-attrs=\'{"fileId":"f-12345678","alt":"a","caption":"","focusX":500,"focusY":0}\'',
  ' data-block="facts" data-attrs="{"',
  ' data-tone="loud"',
  ' data-question=" "',
  ' data-columns=""',
  ' data-pm-slice="0 0 []"',
]

const anyHtml = fc.letrec<{ node: string; element: string; text: string }>((tie) => ({
  node: fc.oneof({ maxDepth: 9, depthSize: 'large' }, tie('text'), tie('element')),
  text: fc.oneof(fc.string(), fc.constantFrom('part 22-23', '\u0000', '&nbsp;', '\u202e', '\ud800', '连接器')),
  element: fc
    .tuple(fc.constantFrom(...tags.split(' ')), fc.constantFrom(...attributes), fc.array(tie('node'), { maxLength: 4 }))
    .map(([tag, attrs, inner]) => `<${tag}${attrs}>${inner.join('')}</${tag}>`),
}))

test('whatever is pasted can be stored', () => {
  fc.assert(
    fc.property(fc.array(anyHtml.node, { maxLength: 6 }), (parts) => {
      const { json, written } = read(parts.join(''))
      expect(['document', 'empty', 'too-large', 'too-deep'], JSON.stringify(json)).toContain(written.kind)
    }),
    { numRuns: 150 },
  )
})

test('cleaning twice changes nothing', () => {
  for (const html of [wordHtml, googleDocsHtml, webPageHtml]) {
    const once = cleanHtml(html)
    expect(cleanHtml(once)).toBe(once)
  }
})
