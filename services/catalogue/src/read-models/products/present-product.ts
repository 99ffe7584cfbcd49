import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import type { ProductShort } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { LRUCache } from 'lru-cache'
import { breaksIn, priceVersionOf, unitPriceAt } from '../../domain/price/quote.ts'
import { stockStatusOf } from '../../domain/stock/stock-status.ts'
import type { Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { productDescription, productName } from '../../naming/product-name.ts'
import { productText } from '../../naming/product-text.ts'
import { geometryOf, type IndexedProduct, priceOf } from '../../search/indexed-product.ts'
import { otherStatedAttributes, statedAttributes } from '../../taxonomy/stated-attributes.ts'
import { textIn } from '../../taxonomy/taxonomy-rows.ts'

/** The language and currency rate of a response, and the current categories. */
export interface Audience {
  readonly language: LanguageCode
  readonly rate: ExchangeRate
  readonly taxonomy: Taxonomy
}

/** The title of a product's category. */
const categoryOf = ({ product }: IndexedProduct, { language, taxonomy }: Omit<Audience, 'rate'>): string => {
  const { category } = product.data
  return textIn(taxonomy.categories[category]?.titles ?? {}, language, category)
}

/** A product's name; that of a part in a category which staff added begins with the category's title. */
export const nameOf = (entry: IndexedProduct, audience: Omit<Audience, 'rate'>): string =>
  productName(entry.product.data, audience.language, categoryOf(entry, audience))

/** Announced deliveries, earliest first. */
const deliveriesOf = ({ stock }: IndexedProduct): ProductRow['deliveries'] =>
  (stock?.deliveries ?? []).map(({ quantity, expectedOn }) => ({ quantity, date: expectedOn }))

export const incomingOf = (entry: IndexedProduct): ProductRow['incoming'] => deliveriesOf(entry)[0] ?? null

/** Pieces sold, from stock and made to order. */
export const salesOf = ({ stock }: IndexedProduct): number => (stock?.sold ?? 0) + (stock?.madeToOrderSold ?? 0)

const rowOf = (entry: IndexedProduct, audience: Audience): ProductRow => {
  const { data, lifecycle } = entry.product
  const breaks = breaksIn(priceOf(entry), audience.rate)
  const stock_status = stockStatusOf({ available: entry.available, custom: data.custom })
  return {
    id: entry.id,
    name: nameOf(entry, audience),
    model: data.model,
    manufacturer: data.manufacturer,
    series: data.series,
    categoryId: data.category,
    categoryName: categoryOf(entry, audience),
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

interface ShownRow {
  readonly entry: IndexedProduct
  readonly audience: Audience
  readonly row: ProductRow
}

const shown = new LRUCache<string, ShownRow>({ max: 2000 })

/**
 * A product as in lists. The last rows are cached: a changed part is another entry, and the two dozen related parts of
 * a page are mostly the same.
 */
export const presentProduct = (entry: IndexedProduct, audience: Audience): Readonly<ProductRow> => {
  const { language, rate, taxonomy } = audience
  const key = `${entry.id} ${language} ${rate.to}`
  const known = shown.get(key)
  if (
    known?.entry === entry &&
    known.audience.taxonomy === taxonomy &&
    known.audience.rate.amount === rate.amount &&
    known.audience.rate.scale === rate.scale
  )
    return known.row
  const row = rowOf(entry, audience)
  shown.set(key, { entry, audience, row })
  return row
}

/** Parts that a product's page leads to. */
export interface Relatives {
  readonly related: readonly IndexedProduct[]
  readonly mates: readonly IndexedProduct[]
  readonly accessories: readonly IndexedProduct[]
  readonly accessoryOf: readonly IndexedProduct[]
  /** Alternatives that staff state. */
  readonly recommended: readonly IndexedProduct[]
  readonly alternatives: readonly IndexedProduct[]
  readonly replaces: readonly IndexedProduct[]
  /** The recommended replacement, if it is listed. */
  readonly replacement: IndexedProduct | undefined
}

/** A product as a related part. */
export const presentShort = (entry: IndexedProduct, audience: Audience): ProductShort => {
  const row = presentProduct(entry, audience)
  const { data, documents } = entry.product
  return {
    ...row,
    attributes: statedAttributes({ ...data, bodyMm: row.bodyMm }, audience.taxonomy, audience.language),
    documents: [...documents],
    hsCode: data.hsCode,
    origin: data.origin,
    rohs: data.rohs,
    reach: data.reach,
  }
}

/** A product with everything its page shows. */
export const presentDetail = (entry: IndexedProduct, relatives: Relatives, audience: Audience): ProductDetail => {
  const short = presentShort(entry, audience)
  const { data, lifecycle, replacement } = entry.product
  const { language, taxonomy } = audience
  const described = { ...data, bodyMm: short.bodyMm }
  const rows = (entries: readonly IndexedProduct[]) => entries.map((other) => presentProduct(other, audience))
  return {
    ...short,
    description: productDescription(short.name, language),
    text: productText(
      described,
      {
        lifecycle,
        replacement: relatives.replacement?.product.data.model ?? null,
        category: short.categoryName,
        further: otherStatedAttributes(described, taxonomy, language),
      },
      language,
    ),
    replacement,
    replacementPart: relatives.replacement === undefined ? null : presentProduct(relatives.replacement, audience),
    replaces: rows(relatives.replaces),
    mates: rows(relatives.mates),
    accessories: rows(relatives.accessories),
    accessoryOf: rows(relatives.accessoryOf),
    recommended: rows(relatives.recommended),
    alternatives: rows(relatives.alternatives),
    priceVersion: priceVersionOf(priceOf(entry), entry.versions.price, audience.rate),
    related: rows(relatives.related),
  }
}
