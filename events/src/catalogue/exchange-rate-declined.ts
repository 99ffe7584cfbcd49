import { z } from 'zod'
import { event } from '../event.ts'
import { currencyCode } from '../money.ts'

/** A proposed rate is dropped. */
export const exchangeRateDeclined = event('exchange-rate-declined', {
  code: currencyCode,
  declinedAt: z.iso.datetime(),
})
export type ExchangeRateDeclined = z.infer<typeof exchangeRateDeclined>
