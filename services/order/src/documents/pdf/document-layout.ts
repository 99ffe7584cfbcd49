import { languageTag } from '@pinline/contracts/api/languages'
import { signatureField } from '@pinline/contracts/order/signature/signature-fields'
import type { CanvasElement, Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { PrintedCell, PrintedDocument, PrintedSignature } from '../printed-document.ts'
import { fontRuns } from './fonts.ts'

const ink = '#1c2126'
const quiet = '#5a646d'
const rule = '#c9ced3'
const margins: [number, number, number, number] = [48, 48, 48, 56]
const small = 8

type Align = 'left' | 'right'

interface TextStyle {
  readonly bold?: boolean
  readonly fontSize?: number
  readonly color?: string
  readonly alignment?: Align
}

type Text = (value: string, style?: TextStyle) => TableCell & Content

const label: TextStyle = { fontSize: small, color: quiet }

const lineItems: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line > table.body.length ? 0 : 0.6),
  vLineWidth: () => 0,
  hLineColor: () => rule,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 6),
  paddingTop: () => 5,
  paddingBottom: () => 5,
}

/** Who sells, and the document's title. */
const head = ({ seller, title }: PrintedDocument, text: Text): Content[] => [
  {
    columns: [
      { stack: [text(seller.name, { bold: true, fontSize: 11 })], width: '*' },
      { stack: seller.lines.map((line) => text(line, { ...label, alignment: 'right' })), width: 220 },
    ],
  },
  { stack: [text(title, { bold: true, fontSize: 18 })], margin: [0, 28, 0, 16] },
]

/** Whom it is made out to, and its numbers and dates. */
const partiesAndDetails = ({ parties, details }: PrintedDocument, text: Text): Content => ({
  columns: [
    {
      width: '*',
      stack: parties.map(({ title, lines }, place) => ({
        stack: [text(title, label), ...lines.map((line) => text(line))],
        margin: [0, place === 0 ? 0 : 10, 0, 0],
      })),
    },
    {
      width: 250,
      // A table without rows cannot be drawn.
      ...(details.length === 0
        ? { text: '' }
        : {
            table: {
              widths: ['auto', '*'],
              body: details.map((detail) => [text(detail.label, label), text(detail.value)]),
            },
            layout: 'noBorders',
          }),
    },
  ],
  columnGap: 24,
})

/** The lines; the heads of the columns are repeated on each page. */
const lines = ({ columns, rows }: PrintedDocument, text: Text): Content => {
  const cell = ({ text: value, small: below = '' }: PrintedCell, alignment: Align): TableCell => ({
    stack: [text(value, { alignment }), ...(below === '' ? [] : [text(below, { ...label, alignment })])],
  })
  return {
    margin: [0, 22, 0, 0],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ title, align }) => text(title, { ...label, alignment: align })),
        ...rows.map((row) => row.map((one, place) => cell(one, columns[place]?.align ?? 'left'))),
      ],
    },
    layout: lineItems,
  }
}

/** The totals stay together on one page. A table without rows cannot be drawn. */
const sums = ({ totals }: PrintedDocument, text: Text): Content =>
  totals.length === 0
    ? []
    : {
        margin: [0, 10, 0, 0],
        unbreakable: true,
        columns: [
          { text: '', width: '*' },
          {
            width: 'auto',
            table: {
              widths: ['auto', 'auto'],
              body: totals.map(({ label: name, value, strong = false }) =>
                [name, value].map((one) => text(one, { bold: strong, alignment: 'right' })),
              ),
            },
            layout: 'noBorders',
          },
        ],
      }

/** Points of the page for one of the field in which it was drawn. */
const signatureScale = 0.3

const strokeShape = (stroke: PrintedSignature['strokes'][number]): CanvasElement => {
  const points = stroke.map(([x, y]) => ({ x: x * signatureScale, y: y * signatureScale }))
  const [first = { x: 0, y: 0 }] = points
  // A dot is a stroke of one point.
  return points.length < 2
    ? { type: 'ellipse', ...first, r1: 0.8, r2: 0.8, color: ink }
    : { type: 'polyline', points, lineWidth: 1, lineColor: ink, lineCap: 'round' }
}

/** A signature above its line; a typed one is its name. */
const signed = ({ name, label: when, strokes }: PrintedSignature, text: Text): Content => {
  const width = signatureField.width * signatureScale
  const line: CanvasElement = { type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.6, lineColor: quiet }
  const drawn: Content =
    strokes.length === 0
      ? { stack: [text(name, { fontSize: 14 })], margin: [0, 0, 0, 4] }
      : { canvas: strokes.map(strokeShape), margin: [0, 0, 0, 4] }
  return {
    margin: [0, 28, 0, 0],
    unbreakable: true,
    stack: [
      drawn,
      { canvas: [line], margin: [0, 0, 0, 4] },
      ...(strokes.length === 0 ? [] : [text(name)]),
      text(when, label),
    ],
  }
}

/** The layout of a document on its pages, as the PDF library takes it. */
export const documentLayout = (document: PrintedDocument): TDocumentDefinitions => {
  const { language, title, seller, at, notes, signature, code } = document
  const line: Text = (value, style = {}) => ({ text: fontRuns(value, language), ...style })
  const text: Text = (value, style = {}) =>
    value.includes('\n') ? { stack: value.split('\n').map((one) => line(one, style)) } : line(value, style)
  const pageText = (page: number, pages: number) =>
    document.page.replace('{page}', String(page)).replace('{pages}', String(pages))
  return {
    version: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    displayTitle: true,
    language: languageTag(language),
    info: { title, author: seller.name, creationDate: new Date(at), modDate: new Date(at) },
    pageSize: document.paper,
    pageMargins: margins,
    defaultStyle: { font: 'latin', fontSize: 9.5, color: ink, lineHeight: 1.15 },
    footer: (page, pages) => ({
      columns: [text(seller.name, label), text(pageText(page, pages), { ...label, alignment: 'right' })],
      margin: [margins[0], 20, margins[2], 0],
    }),
    content: [
      ...head(document, text),
      partiesAndDetails(document, text),
      lines(document, text),
      sums(document, text),
      ...(signature === undefined ? [] : [signed(signature, text)]),
      ...(code === undefined ? [] : [{ qr: code, fit: 96, margin: [0, 24, 0, 0] } satisfies Content]),
      { margin: [0, 24, 0, 0], stack: notes.map((note) => text(note, label)) },
    ],
  }
}
