import type { OutputOf } from '@pinline/contracts/api/call'
import type { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { type ProductRow, stockStatus } from '@pinline/contracts/catalogue/product/product-row'
import { gender, lifecycle, mounting, orientation } from '@pinline/events/catalogue/connector-part'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import { productId } from '@pinline/events/ids'
import type { Money, UnitPrice } from '@pinline/events/money'
import { currencyCode, currencyDigits, decimalText } from '@pinline/events/money'
import { z } from 'zod'

const price = z.object({
  amount: z.string().describe('Decimal number, exact'),
  currency: currencyCode,
})

/** A unit price as decimals, which models read better than an amount with its scale. */
export const priceOf = ({ amount, scale, currency }: UnitPrice) => ({ amount: decimalText(amount, scale), currency })
export const moneyOf = ({ minor, currency }: Money) => ({
  ...{ amount: decimalText(minor, currencyDigits[currency]), currency },
})
const breakOf = ({ from, unitPrice }: PriceBreak) => ({ from, unitPrice: priceOf(unitPrice) })

export const amount = price

/** A part in few words. */
export const partRow = z.object({
  id: productId,
  partNumber: z.string(),
  manufacturer: z.string(),
  name: z.string(),
  series: z.string().nullable(),
  category: z.string(),
  positions: z.int().nullable(),
  rows: z.int().nullable(),
  pitchMm: z.number().nullable(),
  orientation: orientation.nullable(),
  mounting,
  gender: gender.nullable(),
  currentA: z.number().nullable(),
  voltageV: z.number().nullable(),
  lifecycle,
  stock: z.int().describe('Pieces that can be shipped now'),
  stockStatus,
  leadTimeDays: z.int(),
  incoming: z.object({ quantity: z.int(), date: z.iso.date() }).nullable(),
  minimumQuantity: z.int(),
  orderMultiple: z.int(),
  priceBreaks: z.array(z.object({ from: z.int(), unitPrice: price })),
  page: z.url().describe('Its page in the shop'),
  demo: z.boolean().describe('Whether price and stock are made up for demonstration'),
})
export type PartRow = z.infer<typeof partRow>

type ListedPart = Omit<ProductRow, 'attributes'>

/** @param shop origin of the shop */
export const partRowOf = (row: ListedPart, shop: string): PartRow => ({
  id: row.id,
  partNumber: row.model,
  manufacturer: row.manufacturer,
  name: row.name,
  series: row.series,
  category: row.categoryName,
  positions: row.positions,
  rows: row.rows,
  pitchMm: row.pitchMm,
  orientation: row.orientation,
  mounting: row.mounting,
  gender: row.gender,
  currentA: row.currentA,
  voltageV: row.voltageV,
  lifecycle: row.lifecycle,
  stock: row.stock,
  stockStatus: row.stock_status,
  leadTimeDays: row.leadTimeDays,
  incoming: row.incoming,
  minimumQuantity: row.moq,
  orderMultiple: row.orderMultiple,
  priceBreaks: row.priceBreaks.map(breakOf),
  page: `${shop}/en/productDetail/${row.id}`,
  demo: row.demo,
})

const attribute = z.object({ id: z.string(), title: z.string(), value: z.string() })
type StatedAttributes = OutputOf<typeof getProductDetail>['attributes']

/** What is stated, with its unit. */
export const attributesOf = (attributes: StatedAttributes): z.infer<typeof attribute>[] =>
  attributes.flatMap(({ id, title, label }) => (label === null ? [] : [{ id, title, value: label }]))

/** A part in full. */
export const partRecord = partRow.extend({
  description: z.string(),
  attributes: z.array(attribute),
  documents: z.array(z.object({ kind: z.string(), url: z.string() })),
  hsCode: z.string(),
  origin: z.string().describe('ISO 3166-1 alpha-2'),
  rohs: z.boolean(),
  reach: z.boolean(),
  hasDrawing: z.boolean(),
  replacement: partRow.nullable().describe('What to use instead of a part that is discontinued'),
  alternatives: z.array(partRow),
  mates: z.array(partRow).describe('Parts to plug together with it'),
  accessories: z.array(partRow),
})

export const partRecordOf = (part: OutputOf<typeof getProductDetail>, shop: string): z.infer<typeof partRecord> => {
  const rows = (parts: readonly ListedPart[]) => parts.map((row) => partRowOf(row, shop))
  return {
    ...partRowOf(part, shop),
    description: part.text === '' ? part.description : part.text,
    attributes: attributesOf(part.attributes),
    documents: part.documents.map(({ kind, href }) => ({ kind, url: new URL(href, shop).href })),
    hsCode: part.hsCode,
    origin: part.origin,
    rohs: part.rohs,
    reach: part.reach,
    hasDrawing: part.geometry !== 'none',
    replacement: part.replacementPart === null ? null : partRowOf(part.replacementPart, shop),
    alternatives: rows([...part.recommended, ...part.alternatives]),
    mates: rows(part.mates),
    accessories: rows(part.accessories),
  }
}
