import type { Pad, ProductData } from '@pinline/events/catalogue/connector-part'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import { type ProductId, productId } from '@pinline/events/ids'
import { type CurrencyCode, currencyCode } from '@pinline/events/money'
import { breaksIn, unitPriceAt } from '../domain/price/quote.ts'
import { bodySize } from '../naming/body-size.ts'
import { availableOf, type ProductsRow } from '../read-models/products/products.model.ts'

type FullProduct = NonNullable<ProductsRow['product']>
type Price = NonNullable<ProductsRow['price']>

/** A product's data without geometry, which `geometryOf` reads. */
export type ListedData = Omit<ProductData, 'bodyMm' | 'pads'>

/** A listed product in memory, with the versions of its streams. */
export interface IndexedProduct {
  readonly id: ProductId
  readonly product: Omit<FullProduct, 'data'> & { readonly data: ListedData }
  /** Body and pads as compressed text, a third of their size; read by `geometryOf`. */
  readonly geometry: string
  /** Price breaks in a text; read by `priceOf`. */
  readonly prices: string
  readonly stock: ProductsRow['stock']
  /** ISO 8601: when its data or prices last changed. */
  readonly changedAt: string
  readonly available: number
  /** Millionths of a US dollar at the minimum order quantity: what lists sort by; undefined without a price. */
  readonly sortPrice: number | undefined
  readonly versions: { readonly product: number; readonly price: number; readonly stock: number }
}

export interface Geometry {
  readonly bodyMm: ProductData['bodyMm']
  readonly pads: ProductData['pads']
}

type PackedPads = [
  kind: Pad[1],
  shape: Pad[2],
  width: number,
  height: number,
  drill: number | null,
  pins: (string | number)[],
]

/** Consecutive pads that differ only in name and position are written as one. */
const packGeometry = ({ bodyMm, pads }: Geometry): string => {
  const groups: PackedPads[] = []
  for (const [name, kind, shape, x, y, width, height, drill] of pads) {
    const last = groups.at(-1)
    const same =
      last !== undefined &&
      last[0] === kind &&
      last[1] === shape &&
      last[2] === width &&
      last[3] === height &&
      last[4] === (drill ?? null)
    if (same) last[5].push(name, x, y)
    else groups.push([kind, shape, width, height, drill ?? null, [name, x, y]])
  }
  return JSON.stringify([bodyMm, groups])
}

/** Body and pads of a listed product. */
export const geometryOf = ({ geometry }: Pick<IndexedProduct, 'geometry'>): Geometry => {
  const [bodyMm, groups] = JSON.parse(geometry) as [ProductData['bodyMm'], PackedPads[]]
  const pads: Pad[] = []
  for (const [kind, shape, width, height, drill, pins] of groups) {
    for (let at = 0; at + 2 < pins.length; at += 3) {
      const name = String(pins[at])
      const [x, y] = [Number(pins[at + 1]), Number(pins[at + 2])]
      pads.push(
        drill === null ? [name, kind, shape, x, y, width, height] : [name, kind, shape, x, y, width, height, drill],
      )
    }
  }
  return { bodyMm, pads }
}

/** Width and depth in mm, without reading the pads; undefined if the geometry is unknown. */
export const bodySizeOf = ({ geometry, product }: Pick<IndexedProduct, 'geometry' | 'product'>) => {
  if (product.data.geometry === 'none') return undefined
  const [left = 0, top = 0, right = 0, bottom = 0] = geometry.slice(2, geometry.indexOf(']')).split(',').map(Number)
  return bodySize([left, top, right, bottom])
}

/** `USD 1:4039e4 10:3554e4;CNY …`: from so many pieces on, amount and scale. */
const packPrice = (price: Price): string =>
  Object.entries(price)
    .map(([currency, breaks]) =>
      [currency, ...breaks.map(({ from, unitPrice }) => `${from}:${unitPrice.amount}e${unitPrice.scale}`)].join(' '),
    )
    .join(';')

/** Explicit price breaks of a listed product, by currency. */
export const priceOf = ({ prices }: Pick<IndexedProduct, 'prices'>): Price => {
  const price: Partial<Record<CurrencyCode, readonly PriceBreak[]>> = {}
  for (const text of prices === '' ? [] : prices.split(';')) {
    const [first, ...steps] = text.split(' ')
    const currency = currencyCode.parse(first)
    price[currency] = steps.map((step) => {
      const [from, amount, scale] = step.split(/[:e]/u).map(Number)
      return { from: from ?? 0, unitPrice: { amount: amount ?? 0, scale: scale ?? 0, currency } }
    })
  }
  return price
}

/** Shares one copy of each text that many products have. */
export class SameTexts {
  readonly #texts = new Map<string, string>()

  readonly one = <Text extends string | null>(text: Text): Text | string => {
    if (text === null) return text
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    this.#texts.set(text, text)
    return text
  }
}

const withoutGeometry = ({ bodyMm: _, pads: __, ...data }: ProductData, { one }: SameTexts): ListedData => ({
  ...data,
  manufacturer: one(data.manufacturer) ?? '',
  series: one(data.series),
  category: one(data.category) ?? '',
  datasheetUrl: one(data.datasheetUrl),
  hsCode: one(data.hsCode) ?? '',
  origin: one(data.origin) ?? '',
})

const noDocuments: FullProduct['documents'] = []
const noDeliveries: NonNullable<ProductsRow['stock']>['deliveries'] = []
const dollar = { from: 'USD', to: 'USD', amount: 1, scale: 0 } as const

type Versions = IndexedProduct['versions']

/** The versions of a row's streams. */
export const versionsOf = (id: string, versions: Readonly<Record<string, number>>): Versions => {
  const hex = id.slice(2)
  return {
    product: versions[`product-${hex}`] ?? 0,
    price: versions[`price-${hex}`] ?? 0,
    stock: versions[`stock-${hex}`] ?? 0,
  }
}

const withoutDeliveries = (stock: ProductsRow['stock']): ProductsRow['stock'] =>
  stock?.deliveries.length === 0 ? { ...stock, deliveries: noDeliveries } : stock

/** A product whose stock alone has changed. */
export const restocked = (
  before: IndexedProduct,
  stock: NonNullable<ProductsRow['stock']>,
  versions: Versions,
): IndexedProduct => ({ ...before, stock: withoutDeliveries(stock), available: availableOf(stock), versions })

/** Reads a row of the products view; undefined if its product does not exist yet or is withdrawn. */
export const indexedProduct = (
  row: ProductsRow & { readonly _id: string; readonly _versions: Readonly<Record<string, number>> },
  texts = new SameTexts(),
): IndexedProduct | undefined => {
  if (row.product === undefined || row.product.withdrawn) return undefined
  const id = productId.parse(row._id)
  const price = row.price ?? {}
  const { data } = row.product
  const first = unitPriceAt(breaksIn(price, dollar), data.moq)
  return {
    id,
    product: {
      ...row.product,
      data: withoutGeometry(data, texts),
      addedAt: texts.one(row.product.addedAt),
      documents: row.product.documents.length === 0 ? noDocuments : row.product.documents,
    },
    geometry: texts.one(packGeometry(data)),
    prices: packPrice(price),
    stock: withoutDeliveries(row.stock),
    changedAt: texts.one(row.changedAt ?? row.product.addedAt),
    available: availableOf(row.stock),
    sortPrice: first === undefined ? undefined : Math.round(first.amount * 10 ** (6 - first.scale)),
    versions: versionsOf(id, row._versions),
  }
}
