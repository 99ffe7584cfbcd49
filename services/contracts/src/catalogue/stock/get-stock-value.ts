import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** Days without a sale after which stock counts as slow. */
export const slowStockDays = 90

const stockValue = z.object({
  /** Products with pieces in the warehouse. */
  parts: z.int(),
  /** Pieces in the warehouse, reserved ones among them. */
  pieces: z.int(),
  /** At cost prices, in minor units of the base currency by the current rates. */
  value: z.int(),
  /** Products and pieces without a cost price: they are not in the value. */
  unpricedParts: z.int(),
  unpricedPieces: z.int(),
  /** The value of products of which nothing was sold in the last 90 days. */
  slowValue: z.int(),
})
export type StockValue = z.infer<typeof stockValue>

/** What the pieces in the warehouse cost, by category and in total. Withdrawn products are a category of their own, null. */
export const getStockValue = call({
  name: 'get-stock-value',
  path: '/private/stock/value',
  effect: 'read',
  access: staff('cost-prices.read'),
  weight: 32,
  input: z.object({}),
  output: z.object({
    baseCurrency: currencyCode,
    total: stockValue,
    /** The highest value first. */
    categories: z.array(stockValue.extend({ categoryId: z.string().nullable(), title: z.string().nullable() })),
  }),
  errors: [],
})
export type StockValueResult = z.output<typeof getStockValue.output>
