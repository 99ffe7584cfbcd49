import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ProductId } from '@pinline/events/ids'
import { type Money, sumMoney } from '@pinline/events/money'
import type { Incoterm } from '@pinline/events/order/incoterm'
import { type LineQuantity, piecesByProduct } from '@pinline/events/order/order-line'
import { priceOfFurtherPieces, priceOfPieces } from '@pinline/events/order/price-of-pieces'
import { neededShipments } from '../domain/order/needed-shipments.ts'
import { orderedParcels, remainingPieces } from '../domain/order/parcels.ts'
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

/**
 * The price of a product's pieces in a parcel, after those that were cancelled and those in earlier parcels: all parcels of
 * an order have exactly what is paid for its goods. Null for what is not in the order.
 */
const priceIn = (order: OrderViewRow, parcel: ParcelPart, { productId, quantity }: LineQuantity): Money | null => {
  const line = order.lines.find((one) => one.productId === productId)
  if (line === undefined) return null
  if (parcel.afterSaleNo !== undefined) return priceOfPieces(line, quantity)
  const earlier = orderedParcels(order.parcels).filter(({ parcelNo }) => parcelNo < parcel.parcelNo)
  const before = piecesByProduct([...order.cancelledLines, ...earlier.flatMap(packedPieces)]).get(productId) ?? 0
  return priceOfFurtherPieces(line, before, quantity)
}

type Chosen = (productId: ProductId) => boolean
const all: Chosen = () => true

export const goodsIn = (order: OrderViewRow, parcel: ParcelPart, chosen: Chosen = all): Money =>
  sumMoney(
    order.currency,
    packedPieces(parcel).flatMap((pieces) => (chosen(pieces.productId) ? (priceIn(order, parcel, pieces) ?? []) : [])),
  )

/** The price of what is sent: of all lines without the cancelled pieces. */
const goodsToSend = ({ lines, cancelledLines, currency }: OrderViewRow, chosen: Chosen): Money => {
  const cancelled = piecesByProduct(cancelledLines)
  return sumMoney(
    currency,
    lines
      .filter(({ productId }) => chosen(productId))
      .map((line) => {
        const before = Math.min(cancelled.get(line.productId) ?? 0, line.quantity)
        return priceOfFurtherPieces(line, before, line.quantity - before)
      }),
  )
}

/** What is paid for the delivery: what a change of it refunded before the first parcel is not in the value of any. */
const paidFreight = ({ freight, refunds, parcels }: OrderViewRow): Money => {
  const firstAt = orderedParcels(parcels)[0]?.shippedAt
  const refunded = refunds.filter(
    ({ reason, requestedAt }) => reason === 'freight' && (firstAt === undefined || requestedAt <= firstAt),
  )
  const less = refunded.reduce((sum, { orderAmount }) => sum + (orderAmount?.minor ?? 0), 0)
  return { ...freight, minor: Math.max(0, freight.minor - less) }
}

interface FreightShare {
  readonly minor: number
  readonly chosen: Chosen
}

/**
 * The paid freight by what it is for: of all goods, or by planned shipment where the order is sent as ready. What was paid
 * for a shipment whose lines were all cancelled is refunded with the last parcel, and so in the value of none.
 */
const freightShares = (order: OrderViewRow): FreightShare[] => {
  const paid = paidFreight(order).minor
  const needed = order.shipmentPlan === undefined ? [] : neededShipments(order.shipmentPlan, remainingPieces(order))
  const planned = needed.reduce((sum, { freight }) => sum + freight.minor, 0)
  if (planned === 0) return [{ minor: paid, chosen: all }]
  const charged = Math.min(paid, planned)
  let before = 0
  return needed.map(({ freight, productIds }) => {
    const from = Math.round((charged * before) / planned)
    before += freight.minor
    return { minor: Math.round((charged * before) / planned) - from, chosen: (id) => productIds.includes(id) }
  })
}

/**
 * The part of the order's freight that is on a parcel, by the value of what lies in it; all parts add up to the freight.
 * Replacements are sent for nothing.
 */
export const freightOf = (order: OrderViewRow, parcel: ParcelPart): Money => {
  if (parcel.afterSaleNo !== undefined) return { ...order.freight, minor: 0 }
  const parcels = orderedParcels(order.parcels)
  const shares = freightShares(order).map(({ minor, chosen }) => {
    const goods = goodsToSend(order, chosen).minor
    const upTo = (parcelNo: number): number => {
      const sent = parcels.filter((one) => one.parcelNo <= parcelNo).map((one) => goodsIn(order, one, chosen))
      return goods === 0 ? 0 : Math.round((minor * sumMoney(order.currency, sent).minor) / goods)
    }
    return upTo(parcel.parcelNo) - upTo(parcel.parcelNo - 1)
  })
  return { ...order.freight, minor: shares.reduce((sum, share) => sum + share, 0) }
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
      const price = priceIn(order, parcel, { productId, quantity })
      const part = parts.get(productId)
      const described = new Set([part?.name ?? '', language === 'en' ? '' : (names.get(productId) ?? '')])
      return [
        { text: line?.model ?? productId, small: nonEmpty([line?.manufacturer ?? '', ...described]).join(' · ') },
        { text: part === undefined || part.hsCode === '' ? unknown : part.hsCode },
        { text: part === undefined || part.origin === '' ? unknown : english.country(part.origin) },
        { text: format.number(quantity) },
        { text: format.kilograms(weightOf(productId, quantity)) },
        { text: line === undefined ? unknown : format.unitPrice(line.unitPrice) },
        { text: price === null ? unknown : format.money(price) },
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
