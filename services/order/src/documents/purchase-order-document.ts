import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { PurchaseOrderToPrint } from '@pinline/contracts/catalogue/purchase-order/get-purchase-order-to-print'
import { lineTotal, sumByCurrency } from '@pinline/events/money'
import type { Seller } from '../domain/seller/seller.ts'
import type { DocumentFormat } from './document-format.ts'
import { nonEmpty, sellerPostalLines, sheetOf, type Text } from './document-frame.ts'
import { documentText } from './document-texts.ts'
import { type PrintedDocument, paperOf } from './printed-document.ts'

interface PurchaseOrderInput {
  readonly order: PurchaseOrderToPrint
  readonly seller: Seller
  readonly withCosts: boolean
  readonly language: LanguageCode
}

/** The supplier with its address and who is talked to there; its name alone where there is no more. */
const supplierLines = ({ supplier, record }: PurchaseOrderToPrint, text: Text, format: DocumentFormat): string[] =>
  record === null
    ? [supplier]
    : nonEmpty([
        record.company === '' ? supplier : record.company,
        record.contactName,
        record.street,
        nonEmpty([record.postcode, record.city, record.region]).join(' '),
        format.country(record.country),
        record.email,
        record.phone,
        record.vatNumber === '' ? '' : text('their_tax_number', { value: record.vatNumber }),
      ])

/** What of the lines is known in money, by currency: nothing unless each of them has a price. */
const totalsOf = ({ lines }: PurchaseOrderToPrint, text: Text, format: DocumentFormat) => {
  const prices = lines.flatMap(({ unitCost, quantity }) => (unitCost === null ? [] : [lineTotal(unitCost, quantity)]))
  return prices.length < lines.length
    ? []
    : sumByCurrency(prices).map((sum) => ({ label: text('net'), value: format.money(sum), strong: true as const }))
}

/** An order to a supplier, with prices or without, to be sent to it. */
export const purchaseOrderDocument = ({ order, seller, withCosts, language }: PurchaseOrderInput): PrintedDocument => {
  const { id, reference, placedAt, record } = order
  const lines = order.lines.map((line) => ({ ...line, unitCost: withCosts ? line.unitCost : null }))
  const hasPrices = lines.some(({ unitCost }) => unitCost !== null)
  const title = documentText(language, 'purchase-order')
  const { sheet, text, format, detail } = sheetOf(
    { seller, language, paper: paperOf(record?.country ?? seller.country) },
    title,
    placedAt,
  )
  const known = (value: string | undefined) => (value === undefined || value === '' ? null : value)
  return {
    ...sheet,
    parties: [
      { title: text('supplier'), lines: supplierLines(order, text, format) },
      { title: text('ship_to'), lines: [seller.name, ...sellerPostalLines(seller, format.country(seller.country))] },
    ],
    details: [
      ...detail('number', reference ?? id),
      ...detail('date', format.date(placedAt)),
      ...detail('supplier_number', known(record?.number)),
      ...detail('payment_terms', known(record?.paymentTerms)),
    ],
    columns: [
      { title: text('item'), width: 28, align: 'left' },
      { title: text('part'), width: '*', align: 'left' },
      { title: text('expected_on'), width: 108, align: 'left' },
      { title: text('quantity'), width: 52, align: 'right' },
      ...(hasPrices
        ? [
            { title: text('unit_price'), width: 82, align: 'right' as const },
            { title: text('amount'), width: 88, align: 'right' as const },
          ]
        : []),
    ],
    rows: lines.map(({ model, manufacturer, quantity, expectedOn, unitCost }, place) => [
      { text: String(place + 1) },
      { text: model, small: manufacturer },
      { text: format.date(expectedOn) },
      { text: format.number(quantity) },
      ...(hasPrices
        ? [
            { text: unitCost === null ? '–' : format.unitPrice(unitCost) },
            { text: unitCost === null ? '–' : format.money(lineTotal(unitCost, quantity)) },
          ]
        : []),
    ]),
    totals: totalsOf({ ...order, lines }, text, format),
    notes: [text('purchase_order_note')],
  }
}
