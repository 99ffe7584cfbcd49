import {
  attributeValue,
  bodyBox,
  gender,
  lifecycle,
  mounting,
  orientation,
  packaging,
  pad,
} from '@pinline/events/catalogue/connector-part'
import { priceBreak } from '@pinline/events/catalogue/price-set'
import { productId, slug } from '@pinline/events/ids'
import { unitPrice } from '@pinline/events/money'
import { z } from 'zod'
import { webUrl } from '../../api/web-url.ts'

/** `low`: fewer than 50 pieces. `made-to-order`: a custom part without stock. */
export const stockStatus = z.enum(['in', 'low', 'out', 'made-to-order'])
export type StockStatus = z.infer<typeof stockStatus>

const delivery = z.object({ quantity: z.int(), date: z.iso.date() })
/** The next delivery: pieces, and the calendar date it is expected on. */
export const incomingStock = delivery.nullable()

/** A product as lists show it: texts in the request's language, prices in its currency. */
export const productRow = z.object({
  id: productId,
  name: z.string(),
  model: z.string(),
  manufacturer: z.string(),
  series: z.string().nullable(),
  categoryId: slug,
  categoryName: z.string(),
  positions: z.int().nullable(),
  rows: z.int().nullable(),
  pitchMm: z.number().nullable(),
  orientation: orientation.nullable(),
  mounting,
  gender: gender.nullable(),
  currentA: z.number().nullable(),
  voltageV: z.number().nullable(),
  /** Grams a piece. */
  weight: z.number(),
  bodyMm: bodyBox,
  pads: z.array(pad),
  /** Body and pads are unknown, so that there is no drawing. */
  geometry: z.literal('none').optional(),
  /** Values of attributes that staff added, by attribute. */
  attributes: z.record(slug, attributeValue),
  /** Unit price at the minimum order quantity; null if no price is set. */
  price: unitPrice.nullable(),
  priceBreaks: z.array(priceBreak),
  moq: z.int(),
  orderMultiple: z.int(),
  packingUnit: z.int(),
  /** Packaging of a packing unit; null if not stated. */
  packaging: packaging.nullable(),
  leadTimeDays: z.int(),
  lifecycle,
  custom: z.boolean(),
  /** Pieces available. */
  stock: z.int(),
  stock_status: stockStatus,
  stockStatus: z.enum(['in', 'out']),
  incoming: incomingStock,
  /** All deliveries that are announced, the one expected first at the front. */
  deliveries: z.array(delivery),
  /** Pieces sold, from stock and made to order. */
  sales: z.int(),
  datasheetUrl: webUrl.nullable(),
  footprint: z.string(),
  /** Price, stock, weight and trade data are made up for demonstration. */
  demo: z.boolean(),
})
export type ProductRow = z.infer<typeof productRow>
