import { z } from 'zod'
import { currencyDefined } from './currency-defined.ts'
import { exchangeRateDeclined } from './exchange-rate-declined.ts'
import { exchangeRateProposed } from './exchange-rate-proposed.ts'
import { exchangeRateSet } from './exchange-rate-set.ts'

/** Events of a currency and its rates. */
export const currencyEvent = z.discriminatedUnion('type', [
  currencyDefined,
  exchangeRateSet,
  exchangeRateProposed,
  exchangeRateDeclined,
])
export type CurrencyEvent = z.infer<typeof currencyEvent>
