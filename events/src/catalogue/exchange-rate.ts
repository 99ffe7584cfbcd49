import { z } from 'zod'
import { currencyCode } from '../money.ts'

/** One unit of `from` is `amount` × 10^-scale units of `to`: `{ from: 'USD', to: 'CNY', amount: 7118000, scale: 6 }`. */
export const exchangeRate = z.object({
  from: currencyCode,
  to: currencyCode,
  amount: z.int().positive(),
  scale: z.int().min(0).max(8),
})
export type ExchangeRate = z.infer<typeof exchangeRate>
