import { productId } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** The longest time that sales are shown of, days. */
export const maxSalesDays = 90

/** Amounts of one currency each; negative where more was refunded than paid. */
const revenue = z.array(money)

/**
 * Orders and revenue by day (UTC) for the last `days` days, today among them. Revenue is what confirmed orders were paid,
 * less what was refunded of them, each on its own day.
 */
export const getSales = call({
  name: 'get-sales',
  path: '/private/orders/sales',
  effect: 'read',
  access: staff('orders.read'),
  weight: 16,
  input: z.object({ days: z.coerce.number().int().min(1).max(maxSalesDays).default(30) }),
  output: z.object({
    /** Every day, the oldest first. */
    days: z.array(z.object({ day: z.iso.date(), orders: z.int(), revenue })),
    total: z.object({ orders: z.int(), revenue }),
    /** The same number of days before. */
    before: z.object({ orders: z.int(), revenue }),
    /** What was ordered and paid in these days, the highest value first, at most ten. */
    parts: z.array(
      z.object({
        productId,
        model: z.string(),
        manufacturer: z.string(),
        orders: z.int(),
        quantity: z.int(),
        /** In dollars at the rates of the orders. */
        value: money,
      }),
    ),
  }),
  errors: [],
})
export type Sales = z.output<typeof getSales.output>
