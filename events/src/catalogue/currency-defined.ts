import { z } from 'zod'
import { event } from '../event.ts'
import { localisedTexts } from '../localised-texts.ts'
import { currencyCode } from '../money.ts'

/** A currency of the shop as it is shown from now on. */
export const currencyDefined = event('currency-defined', {
  code: currencyCode,
  /** Stands before an amount. */
  symbol: z.string().min(1).max(8),
  /** By language; a language without one shows the name that the standard gives it. */
  names: localisedTexts(60),
  /** The code of a country, or `eu`, whose flag is its picture. */
  flag: z.string().regex(/^[a-z]{2}$/),
  /** Only enabled currencies are offered to buyers. */
  enabled: z.boolean(),
  /** Place in the list. */
  orderNum: z.int().min(0),
})
export type CurrencyDefined = z.infer<typeof currencyDefined>
