import type { LanguageCode } from '@pinline/contracts/api/languages'
import { lineTotal, sumMoney } from '@pinline/events/money'
import { type OfferedPrice, offeredPriceAt } from '@pinline/events/order/quotation-line'
import type { Seller } from '../domain/seller/seller.ts'
import type { QuotationViewRow } from '../read-models/quotations/quotations.model.ts'
import type { DocumentFormat } from './document-format.ts'
import { type PrintedParty, partyLines, sheetOf, type Text } from './document-frame.ts'
import { documentText } from './document-texts.ts'
import { type PrintedDocument, paperOf } from './printed-document.ts'

interface QuotationInput {
  readonly quotation: QuotationViewRow
  /** Place of the answered round. */
  readonly round: number
  readonly seller: Seller
  /** Null once it is erased. */
  readonly party: PrintedParty | null
  readonly language: LanguageCode
}

/** Every price of a line from its first piece on; none where all pieces cost the same. */
const breakLines = ({ unitPrice, breaks = [] }: OfferedPrice, text: Text, format: DocumentFormat): string[] =>
  breaks.length === 0
    ? []
    : [{ from: 1, unitPrice }, ...breaks].map((one) =>
        text('break', { from: format.number(one.from), price: format.unitPrice(one.unitPrice) }),
      )

/** What staff offered in one round; undefined if that round is not an answer. It rests on the quotation's events alone. */
export const quotationDocument = (input: QuotationInput): PrintedDocument | undefined => {
  const { quotation, round, seller, party, language } = input
  const offered = quotation.rounds[round]
  if (offered === undefined || offered.answer === null) return undefined
  const { at, answer } = offered
  const paper = paperOf(party?.country ?? '')
  const title = documentText(language, 'quotation')
  const { sheet, text, format, detail } = sheetOf({ seller, language, paper }, title, at)
  const lines = quotation.lines.flatMap((line) => {
    const price = answer.prices.find(({ productId }) => productId === line.productId)
    if (price === undefined) return []
    const each = offeredPriceAt(price, line.quantity)
    return [{ line, price, each, total: lineTotal(each, line.quantity) }]
  })
  const goods = sumMoney(
    quotation.currency,
    lines.map(({ total }) => total),
  )
  const later = quotation.rounds.slice(round + 1).find((one) => one.answer !== null)
  return {
    ...sheet,
    parties: party === null ? [] : [{ title: text('quoted_for'), lines: partyLines(party, text) }],
    details: [
      ...detail('number', quotation.quotationNo),
      ...detail('date', format.date(at)),
      ...detail('valid_until', format.dateTime(answer.validUntil)),
      ...detail('shipping_method', text(`shipping.${answer.shippingMethod}`)),
    ],
    columns: [
      { title: text('item'), width: 28, align: 'left' },
      { title: text('part'), width: '*', align: 'left' },
      { title: text('quantity'), width: 52, align: 'right' },
      { title: text('unit_price'), width: 82, align: 'right' },
      { title: text('amount'), width: 88, align: 'right' },
    ],
    rows: lines.map(({ line, price, each, total }, place) => [
      { text: String(place + 1) },
      {
        text: line.model,
        small: [
          line.manufacturer,
          text('lead_time', { days: format.number(price.leadTimeDays) }),
          ...breakLines(price, text, format),
        ].join('\n'),
      },
      { text: format.number(line.quantity) },
      { text: format.unitPrice(each) },
      { text: format.money(total) },
    ]),
    totals: [
      { label: text('goods'), value: format.money(goods) },
      { label: text('freight_each'), value: format.money(answer.freight) },
      {
        label: text('quotation_total'),
        value: format.money(sumMoney(quotation.currency, [goods, answer.freight])),
        strong: true,
      },
    ],
    notes: [
      ...(later === undefined ? [] : [text('quotation_replaced', { date: format.date(later.at) })]),
      text('quotation_note'),
    ],
  }
}
