import { exchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { shopPath } from '../../api/web-url.ts'

export const currency = z.object({
  code: currencyCode,
  symbol_left: z.string(),
  name: z.string(),
  /** Flag, a path below the storefront's origin. */
  image: shopPath,
})

/** The currencies with their rates from US dollars. */
export const listCurrencies = call({
  name: 'list-currencies',
  path: '/currencies',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.array(currency.extend({ digits: z.int(), isDefault: z.boolean(), rate: exchangeRate })),
  errors: [],
})
