import { type Money, sumMoney } from '@pinline/events/money'
import { chargedShipments, isMadeToOrder } from '@pinline/events/order/charged-shipments'
import type { OrderTax } from '@pinline/events/order/order-tax'
import type { OrderViewRow } from '../read-models/orders/orders.model.ts'
import type { DocumentFormat } from './document-format.ts'
import { type DocumentInput, frameOf, nonEmpty, type Text } from './document-frame.ts'
import { documentText } from './document-texts.ts'
import type { PrintedCell, PrintedColumn, PrintedDocument } from './printed-document.ts'
import { taxNote } from './tax-note.ts'

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

/** The freight as it was charged: one sum, or one for each shipment of an order that is sent as ready. */
const freightSums = (order: OrderViewRow, total: Total) => {
  const shipments = chargedShipments(order)
  if (shipments.length === 0) return [total('freight', order.freight)]
  return shipments.map((shipment) =>
    total(isMadeToOrder(shipment, order.lines) ? 'freight_made_to_order' : 'freight_in_stock', shipment.freight),
  )
}

const sumsOf = (order: OrderViewRow, frame: Pick<ReturnType<typeof frameOf>, 'text' | 'format' | 'total'>) => [
  frame.total('goods', order.goodsTotal),
  ...freightSums(order, frame.total),
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
