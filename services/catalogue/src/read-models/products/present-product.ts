import type { LanguageCode } from '@pinline/chassis/contract/languages'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import type { ProductRow } from '../../contract/product-row.ts'
import type { ProductDetail } from '../../contract/show-product.ts'
import { breaksIn, priceVersionOf, unitPriceAt } from '../../domain/price/quote.ts'
import { stockStatusOf } from '../../domain/stock/stock-status.ts'
import { categoryTitle } from '../../naming/category-titles.ts'
import { productDescription, productName } from '../../naming/product-name.ts'
import { geometryOf, type IndexedProduct, priceOf } from '../../search/indexed-product.ts'

/** The language of an answer and the rate into its currency. */
export interface Audience {
  readonly language: LanguageCode
  readonly rate: ExchangeRate
}

const names = new WeakMap<object, Map<LanguageCode, string>>()

/** A product's name, composed once a language. */
export const nameOf = ({ product }: IndexedProduct, language: LanguageCode): string => {
  const known = names.get(product.data) ?? new Map<LanguageCode, string>()
  names.set(product.data, known)
  const name = known.get(language) ?? productName(product.data, language)
  known.set(language, name)
  return name
}

/** What is on its way, the one expected first at the front. */
const deliveriesOf = ({ stock }: IndexedProduct): ProductRow['deliveries'] =>
  (stock?.deliveries ?? []).map(({ quantity, expectedOn }) => ({ quantity, date: expectedOn }))

export const incomingOf = (entry: IndexedProduct): ProductRow['incoming'] => deliveriesOf(entry)[0] ?? null

/** Pieces sold, from stock and made to order. */
export const salesOf = ({ stock }: IndexedProduct): number => (stock?.sold ?? 0) + (stock?.madeToOrderSold ?? 0)

/** A product as lists show it. */
export const presentProduct = (entry: IndexedProduct, { language, rate }: Audience): ProductRow => {
  const { data, lifecycle } = entry.product
  const breaks = breaksIn(priceOf(entry), rate)
  const stock_status = stockStatusOf({ available: entry.available, custom: data.custom })
  return {
    id: entry.id,
    name: nameOf(entry, language),
    model: data.model,
    manufacturer: data.manufacturer,
    series: data.series,
    categoryId: data.category,
    categoryName: categoryTitle(data.category, language),
    positions: data.positions,
    rows: data.rows,
    pitchMm: data.pitchMm,
    orientation: data.orientation,
    mounting: data.mounting,
    gender: data.gender,
    currentA: data.currentA,
    voltageV: data.voltageV,
    weight: data.weightGrams,
    ...geometryOf(entry),
    ...(data.geometry === undefined ? {} : { geometry: data.geometry }),
    attributes: data.attributes ?? {},
    price: unitPriceAt(breaks, data.moq) ?? null,
    priceBreaks: [...breaks],
    moq: data.moq,
    orderMultiple: data.orderMultiple,
    packingUnit: data.packingUnit,
    packaging: data.packaging ?? null,
    leadTimeDays: data.leadTimeDays,
    lifecycle,
    custom: data.custom,
    stock: entry.available,
    stock_status,
    stockStatus: entry.available > 0 ? 'in' : 'out',
    incoming: incomingOf(entry),
    deliveries: deliveriesOf(entry),
    sales: salesOf(entry),
    datasheetUrl: data.datasheetUrl,
    footprint: data.footprint,
    demo: data.demo,
  }
}

/** A product with everything its page shows. */
export const presentDetail = (
  entry: IndexedProduct,
  related: readonly IndexedProduct[],
  audience: Audience,
): ProductDetail => {
  const row = presentProduct(entry, audience)
  const { data, replacement, documents } = entry.product
  return {
    ...row,
    description: productDescription(row.name, audience.language),
    text: '',
    attributes: [],
    documents: [...documents],
    hsCode: data.hsCode,
    origin: data.origin,
    rohs: data.rohs,
    reach: data.reach,
    replacement,
    replacementPart: null,
    replaces: [],
    alternatives: [],
    priceVersion: priceVersionOf(priceOf(entry), entry.versions.price, audience.rate),
    related: related.map((other) => presentProduct(other, audience)),
  }
}
