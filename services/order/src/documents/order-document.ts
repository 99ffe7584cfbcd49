import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type Money, sumMoney } from '@pinline/events/money'
import type { OrderTax } from '@pinline/events/order/order-tax'
import type { Seller } from '../domain/seller/seller.ts'
import type { OrderViewRow } from '../read-models/orders/orders.model.ts'
import { type DocumentFormat, documentFormat } from './document-format.ts'
import { documentText } from './document-texts.ts'
import type { InvoiceParty } from './invoice-party.ts'
import type { Paper, PrintedCell, PrintedColumn, PrintedDocument } from './printed-document.ts'
import { taxNote } from './tax-note.ts'

/** An address with the name of its country in the document's language. */
export type PrintedParty = InvoiceParty & { readonly countryName: string }

/** What documents of an order are made from. */
export interface DocumentInput {
  readonly order: OrderViewRow
  readonly seller: Seller
  /** Null once it is erased. */
  readonly party: PrintedParty | null
  readonly poNumber: string | null
  /** Product id → name in the document's language. */
  readonly names: ReadonlyMap<string, string>
  readonly language: LanguageCode
  readonly paper: Paper
}

type Text = (key: string, values?: Readonly<Record<string, string>>) => string

const nonEmpty = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '')

const partyLines = (party: PrintedParty, text: Text): string[] =>
  nonEmpty([
    party.company,
    party.name,
    party.address,
    nonEmpty([party.zipcode, party.city, party.zone]).join(' '),
    party.countryName,
    party.phone,
    party.taxNumber === '' ? '' : text('their_tax_number', { value: party.taxNumber }),
  ])

const sellerLines = (seller: Seller, countryName: string, text: Text): string[] =>
  nonEmpty([
    seller.address,
    nonEmpty([seller.zipcode, seller.city]).join(' '),
    seller.city === countryName ? '' : countryName,
    seller.email,
    seller.phone,
    seller.registrationNumber === '' ? '' : text('registration', { value: seller.registrationNumber }),
    seller.taxNumber === '' ? '' : text('tax_number', { value: seller.taxNumber }),
  ])

const columnsOf = (text: Text): PrintedColumn[] => [
  { title: text('item'), width: 28, align: 'left' },
  { title: text('part'), width: '*', align: 'left' },
  { title: text('quantity'), width: 52, align: 'right' },
  { title: text('unit_price'), width: 82, align: 'right' },
  { title: text('amount'), width: 88, align: 'right' },
]

const rowsOf = ({ order, names }: DocumentInput, format: DocumentFormat): PrintedCell[][] =>
  order.lines.map((line, place) => [
    { text: String(place + 1) },
    { text: line.model, small: nonEmpty([line.manufacturer, names.get(line.productId) ?? '']).join(' · ') },
    { text: format.number(line.quantity) },
    { text: format.unitPrice(line.unitPrice) },
    { text: format.money(line.lineTotal) },
  ])

/** What all documents of an order share. */
const frameOf = (input: DocumentInput, title: string, at: string) => {
  const { order, seller, party, poNumber, language, paper } = input
  const text: Text = (key, values) => documentText(language, key, values)
  const format = documentFormat(language)
  const detail = (label: string, value: string | null) => (value === null ? [] : [{ label: text(label), value }])
  const orderDetails = [
    ...detail('order', order.orderNo),
    ...detail('order_date', format.date(order.placedAt)),
    ...detail('po_number', poNumber),
    ...detail('shipping_method', text(`shipping.${order.shippingMethod}`)),
  ]
  const total = (label: string, amount: Money, strong?: true) => ({
    label: text(label),
    value: format.money(amount),
    ...(strong === undefined ? {} : { strong }),
  })
  const frame = {
    language,
    paper,
    title,
    at,
    seller: { name: seller.name, lines: sellerLines(seller, format.country(seller.country), text) },
    parties: party === null ? [] : [{ title: text('bill_to'), lines: partyLines(party, text) }],
    page: documentText(language, 'page', { page: '{page}', pages: '{pages}' }),
  }
  return { frame, text, format, detail, orderDetails, total }
}

type Total = ReturnType<typeof frameOf>['total']

/** What is taxed, and the tax at its rate; nothing where none is charged. */
const taxSums = (
  tax: OrderTax | undefined,
  sums: { readonly net: Money; readonly tax: Money },
  { text, format, total }: Pick<ReturnType<typeof frameOf>, 'text' | 'format' | 'total'>,
): ReturnType<Total>[] =>
  tax === undefined
    ? []
    : [
        total('net', sums.net),
        { label: text('vat', { rate: format.percent(tax.basisPoints) }), value: format.money(sums.tax) },
      ]

const netOf = ({ goodsTotal, freight, currency }: OrderViewRow): Money => sumMoney(currency, [goodsTotal, freight])

const sumsOf = (order: OrderViewRow, frame: Pick<ReturnType<typeof frameOf>, 'text' | 'format' | 'total'>) => [
  frame.total('goods', order.goodsTotal),
  frame.total('freight', order.freight),
  ...(order.tax === undefined ? [] : taxSums(order.tax, { net: netOf(order), tax: order.tax.amount }, frame)),
  frame.total('total', order.total, true),
]

const taxNotes = ({ order, language }: DocumentInput): string[] => {
  const note = taxNote(order.tax, language)
  return note === undefined ? [] : [note]
}

/** What was charged where the wallet takes another currency. */
const chargedNote = (order: OrderViewRow, text: Text, format: DocumentFormat): string[] =>
  order.payableRate === null ? [] : [text('payable', { amount: format.money(order.payable), rate: order.payableRate })]

/** The order as it was placed. */
export const orderConfirmation = (input: DocumentInput): PrintedDocument => {
  const { order } = input
  const { frame, text, format, detail, orderDetails, total } = frameOf(
    input,
    documentText(input.language, 'order-confirmation'),
    order.placedAt,
  )
  return {
    ...frame,
    details: [...detail('date', format.date(order.placedAt)), ...orderDetails],
    columns: columnsOf(text),
    rows: rowsOf(input, format),
    totals: sumsOf(order, { text, format, total }),
    notes: [...chargedNote(order, text, format), ...taxNotes(input), text('confirmation_note')],
  }
}

/** An invoice in form only: for whoever approves the payment, and for customs. */
export const proForma = (input: DocumentInput): PrintedDocument => ({
  ...orderConfirmation(input),
  title: documentText(input.language, 'pro-forma'),
  notes: [...taxNotes(input), documentText(input.language, 'pro_forma_note')],
})

/** The invoice of a shipped order. Throws if it has none, which is a bug. */
export const invoiceDocument = (input: DocumentInput, xml: string): PrintedDocument => {
  const { order } = input
  if (order.invoice === null) throw new Error(`${order.orderNo} has no invoice`)
  const { number, issuedAt } = order.invoice
  const title = `${documentText(input.language, 'invoice')} ${number}`
  const { frame, text, format, detail, orderDetails, total } = frameOf(input, title, issuedAt)
  const none = { minor: 0, currency: order.currency }
  return {
    ...frame,
    details: [
      ...detail('number', number),
      ...detail('date', format.date(issuedAt)),
      ...detail('delivered', order.shippedAt === null ? null : format.date(order.shippedAt)),
      ...orderDetails,
    ],
    columns: columnsOf(text),
    rows: rowsOf(input, format),
    totals: [...sumsOf(order, { text, format, total }), total('paid', order.total), total('due', none, true)],
    notes: [...chargedNote(order, text, format), ...taxNotes(input), text('invoice_note')],
    xml,
  }
}

/** What a credit note credits, in the order's currency. */
export interface Credited {
  readonly number: string
  readonly issuedAt: string
  readonly amount: Money
  /** The tax within it. */
  readonly tax: Money
  /** A key of the texts: `reason.…`. */
  readonly reason: string
}

/** The credit note of a refund of what was invoiced. */
export const creditNoteDocument = (input: DocumentInput, credited: Credited, xml: string): PrintedDocument => {
  const { order } = input
  const title = `${documentText(input.language, 'credit-note')} ${credited.number}`
  const { frame, text, format, detail, orderDetails, total } = frameOf(input, title, credited.issuedAt)
  const net = { ...credited.amount, minor: credited.amount.minor - credited.tax.minor }
  return {
    ...frame,
    details: [
      ...detail('number', credited.number),
      ...detail('date', format.date(credited.issuedAt)),
      ...detail('invoice_reference', order.invoice?.number ?? null),
      ...orderDetails,
    ],
    columns: [
      { title: text('description'), width: '*', align: 'left' },
      { title: text('amount'), width: 110, align: 'right' },
    ],
    rows: [
      [
        { text: text(credited.reason), small: text('part_of_total', { order: order.orderNo }) },
        { text: format.money(net) },
      ],
    ],
    totals: [
      ...taxSums(order.tax, { net, tax: credited.tax }, { text, format, total }),
      total('credited', credited.amount, true),
    ],
    notes: [...taxNotes(input), text('credit_note_note')],
    xml,
  }
}
