import { currencyDefined } from '@pinline/events/catalogue/currency-defined'
import { exchangeRateProposed } from '@pinline/events/catalogue/exchange-rate-proposed'
import { datedRate } from '@pinline/events/catalogue/exchange-rate-set'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { shopPath } from '../../api/web-url.ts'

/** One US dollar is `amount` × 10^-scale of the currency from `validFrom` on. */
const rateOfCurrency = z.object(datedRate).omit({ code: true })

/** A currency for its editors; `revision` must be sent with the next command. */
export const currencyRow = z.object({
  code: currencyCode,
  /** Stands before an amount. */
  symbol_left: z.string(),
  /** In the language of the request. */
  name: z.string(),
  /** As staff wrote them, by language. */
  names: currencyDefined.shape.data.shape.names,
  flag: z.string(),
  /** The flag, a path below the storefront's origin. */
  image: shopPath,
  enabled: z.boolean(),
  orderNum: z.int(),
  digits: z.int(),
  isDefault: z.boolean(),
  /** The one in force. */
  rate: rateOfCurrency.nullable(),
  /** Those that begin later, by their beginning. */
  scheduled: z.array(rateOfCurrency),
  /** Waits for a second member of staff. */
  proposed: exchangeRateProposed.shape.data.nullable(),
  revision: z.int(),
})
export type CurrencyRow = z.infer<typeof currencyRow>

/** The currency and the revision that its editor saw. */
export const editedCurrency = { code: currencyCode, revision: z.int('required').min(1, 'required') }
