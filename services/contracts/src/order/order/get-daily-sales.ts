import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** The longest range that daily sales are shown of, days. */
export const maxDailySalesDays = 400

const dayMs = 86_400_000

/** Days from one until another, both among them. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1

/**
 * Orders placed, payments and refunds with their amounts in minor units of one currency. `net` is what was paid less what
 * was refunded, each on its own day, and negative where more was refunded.
 */
export const salesFigures = z.object({
  orders: z.int(),
  placed: z.int(),
  payments: z.int(),
  paid: z.int(),
  refunds: z.int(),
  refunded: z.int(),
  net: z.int(),
})
export type SalesFigures = z.infer<typeof salesFigures>

/** In the base currency at the rates of the orders, and of each currency in itself. */
const salesSums = z.object({
  base: salesFigures,
  currencies: z.array(salesFigures.extend({ currency: currencyCode })),
})

/** An ISO 3166-1 alpha-2 code; null for orders that were recorded without a country. */
const country = z.string().nullable()

/**
 * Orders and revenue by day, of a range of at most 400 days, both ends among them. Days are UTC. An order counts once its
 * stock is reserved, on the day that it was placed; a payment counts if it confirmed its order.
 */
export const getDailySales = call({
  name: 'get-daily-sales',
  path: '/private/orders/daily-sales',
  effect: 'read',
  access: staff('sales.read'),
  weight: 16,
  input: z
    .object({
      from: z.iso.date(),
      to: z.iso.date(),
      /** Only orders in this currency. */
      currency: currencyCode.optional(),
      /** Only orders to this country. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'country-unknown')
        .optional(),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'too-small' })
    .refine(({ from, to }) => daysBetween(from, to) <= maxDailySalesDays, { path: ['to'], error: 'too-big' }),
  output: z.object({
    baseCurrency: currencyCode,
    /** Every day, the oldest first. */
    days: z.array(salesSums.extend({ day: z.iso.date() })),
    total: salesSums,
    /** As many days before. */
    before: salesSums,
    /** In the base currency, the highest net amount first. */
    countries: z.array(salesFigures.extend({ country })),
  }),
  errors: [],
})
export type DailySales = z.output<typeof getDailySales.output>
