import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ProductId } from '@pinline/events/ids'
import { type Money, sumMoney } from '@pinline/events/money'
import type { Incoterm } from '@pinline/events/order/incoterm'
import { priceOfPieces } from '@pinline/events/order/price-of-pieces'
import { orderedParcels } from '../domain/order/parcels.ts'
import type { OrderViewRow, ParcelPart } from '../read-models/orders/orders.model.ts'
import { documentFormat } from './document-format.ts'
import { type DocumentInput, frameOf, nonEmpty, type PrintedParty, partyLines } from './document-frame.ts'
import { documentText } from './document-texts.ts'
import { packedPieces } from './packing-slip.ts'
import type { PrintedDocument } from './printed-document.ts'

/** What customs ask about a part. */
export interface CustomsPart {
  /** In English. */
  readonly name: string
  readonly hsCode: string
  /** ISO 3166-1 alpha-2. */
  readonly origin: string
}

export interface CustomsInput extends DocumentInput {
  readonly party: PrintedParty
  readonly parts: ReadonlyMap<ProductId, CustomsPart>
}

/** Whether an order's parcels pass customs: not where tax says that they stay in one country or union. */
export const passesCustoms = ({ tax }: Pick<OrderViewRow, 'tax'>): boolean =>
  tax === undefined || tax.treatment === 'export'

/** Terms whose named place is where the seller hands over; all others name the place of delivery. */
const handedOverBySeller: readonly Incoterm[] = ['EXW', 'FCA', 'FAS', 'FOB']

const goodsIn = ({ lines, currency }: OrderViewRow, parcel: ParcelPart): Money =>
  sumMoney(
    currency,
    packedPieces(parcel).flatMap(({ productId, quantity }) => {
      const line = lines.find((one) => one.productId === productId)
      return line === undefined ? [] : [priceOfPieces(line, quantity)]
    }),
  )

/**
 * The part of the order's freight that is on a parcel, by the value of what lies in it; all parts add up to the freight.
 * Replacements are sent for nothing.
 */
export const freightOf = (order: OrderViewRow, parcel: ParcelPart): Money => {
  const { freight, goodsTotal, parcels } = order
  if (parcel.afterSaleNo !== undefined) return { ...freight, minor: 0 }
  const upTo = (parcelNo: number): number => {
    const value = sumMoney(
      order.currency,
      orderedParcels(parcels)
        .filter((one) => one.parcelNo <= parcelNo)
        .map((one) => goodsIn(order, one)),
    )
    return goodsTotal.minor === 0 ? 0 : Math.round((freight.minor * value.minor) / goodsTotal.minor)
  }
  return { ...freight, minor: upTo(parcel.parcelNo) - upTo(parcel.parcelNo - 1) }
}

/** What the catalogue no longer says. */
const unknown = '–'

/** English, and below it the buyer's language. */
const bothTexts =
  (language: LanguageCode, separator: string) =>
  (key: string): string =>
    [...new Set([documentText('en', key), documentText(language, key)])].join(separator)

/**
 * The invoice for customs that goes with one parcel: in English, with the words of the buyer's language beside them.
 * Numbers and days are as in English.
 */
export const customsInvoice = (input: CustomsInput, parcel: ParcelPart): PrintedDocument => {
  const { order, seller, party, names, language, parts, poNumber } = input
  const below = bothTexts(language, '\n')
  const beside = bothTexts(language, ' / ')
  const number = `${order.orderNo}-${parcel.parcelNo}`
  const { frame, text, format, total } = frameOf(
    { ...input, language: 'en' },
    beside('customs-invoice'),
    parcel.shippedAt,
  )
  const detail = (key: string, value: string | null) => (value === null ? [] : [{ label: below(key), value }])
  const packed = packedPieces(parcel)
  const lineOf = (productId: ProductId) => order.lines.find((one) => one.productId === productId)
  const weightOf = (productId: ProductId, quantity: number) => (lineOf(productId)?.weightGrams ?? 0) * quantity
  const goods = goodsIn(order, parcel)
  const freight = freightOf(order, parcel)
  const place = handedOverBySeller.includes(seller.incoterm) ? seller.city : party.city
  const english = documentFormat('en')
  const sum = (key: string, amount: Money, strong?: true) => ({ ...total(key, amount, strong), label: beside(key) })
  return {
    ...frame,
    language,
    page: documentText(language, 'page', { page: '{page}', pages: '{pages}' }),
    parties: [
      {
        title: beside('consignee'),
        lines: partyLines({ ...party, countryName: english.country(party.country) }, text),
      },
    ],
    details: [
      ...detail('number', number),
      ...detail('date', format.date(parcel.shippedAt)),
      ...detail('po_number', poNumber),
      ...detail('carrier', `${parcel.carrier} ${parcel.trackingNumber}`),
      ...detail('destination', english.country(party.country)),
      ...detail('incoterms', `${seller.incoterm} ${place}`),
    ],
    columns: [
      { title: below('part'), width: '*', align: 'left' },
      { title: below('hs_code'), width: 48, align: 'left' },
      { title: below('origin'), width: 46, align: 'left' },
      { title: below('quantity'), width: 48, align: 'right' },
      { title: below('net_weight'), width: 54, align: 'right' },
      { title: below('unit_price'), width: 60, align: 'right' },
      { title: below('amount'), width: 60, align: 'right' },
    ],
    rows: packed.map(({ productId, quantity }) => {
      const line = lineOf(productId)
      const part = parts.get(productId)
      const described = new Set([part?.name ?? '', language === 'en' ? '' : (names.get(productId) ?? '')])
      return [
        { text: line?.model ?? productId, small: nonEmpty([line?.manufacturer ?? '', ...described]).join(' · ') },
        { text: part === undefined || part.hsCode === '' ? unknown : part.hsCode },
        { text: part === undefined || part.origin === '' ? unknown : english.country(part.origin) },
        { text: format.number(quantity) },
        { text: format.kilograms(weightOf(productId, quantity)) },
        { text: line === undefined ? unknown : format.unitPrice(line.unitPrice) },
        { text: line === undefined ? unknown : format.money(priceOfPieces(line, quantity)) },
      ]
    }),
    totals: [
      { label: beside('packages'), value: '1' },
      {
        label: beside('net_weight'),
        value: format.kilograms(packed.reduce((grams, one) => grams + weightOf(one.productId, one.quantity), 0)),
      },
      ...(parcel.weightGrams === undefined
        ? []
        : [{ label: beside('gross_weight'), value: format.kilograms(parcel.weightGrams) }]),
      sum('goods', goods),
      sum('freight', freight),
      sum('customs_value', sumMoney(order.currency, [goods, freight]), true),
    ],
    notes: [
      `${beside('export_reason')}: ${beside(parcel.afterSaleNo === undefined ? 'sale' : 'replacement')}`,
      ...new Set([documentText('en', 'customs_declaration'), documentText(language, 'customs_declaration')]),
      `${beside('signature')}: ______________________________________________`,
    ],
  }
}
