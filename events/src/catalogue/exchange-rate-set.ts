import { z } from 'zod'
import { event } from '../event.ts'
import { currencyCode } from '../money.ts'
import { exchangeRate } from './exchange-rate.ts'

/** Where a rate comes from: the shop's first data, staff, or the reference rates of the European Central Bank. */
export const rateSource = z.enum(['demo', 'staff', 'ecb'])
export type RateSource = z.infer<typeof rateSource>

/** A rate from the base currency and the time from which on it applies, until the next one does. */
export const datedRate = {
  code: currencyCode,
  amount: exchangeRate.shape.amount,
  scale: exchangeRate.shape.scale,
  source: rateSource,
  validFrom: z.iso.datetime(),
}

/** One US dollar is `amount` × 10^-scale of a currency from `validFrom` on. */
export const exchangeRateSet = event('exchange-rate-set', { ...datedRate, setAt: z.iso.datetime() })
export type ExchangeRateSet = z.infer<typeof exchangeRateSet>
