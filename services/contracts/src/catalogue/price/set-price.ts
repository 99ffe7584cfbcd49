import { productId } from '@pinline/events/ids'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedProductVersion } from '../product/product-version.ts'
import { enteredPriceBreak } from './entered-price.ts'

/** A price stream after a command; `version` must be sent with the next one. */
export const priceLevel = z.object({ productId, currency: currencyCode, version: z.int() })

/**
 * Sets all breaks of a product in one currency, ascending by quantity, each unit price in that currency. `version` is
 * that of the price stream: another since is 409.
 */
export const setPrice = call({
  name: 'set-price',
  path: '/private/products/set-price',
  effect: 'command',
  access: staff('prices.update'),
  input: z.object({
    ...expectedProductVersion,
    currency: currencyCode,
    breaks: z.array(enteredPriceBreak).min(1).max(12),
  }),
  output: priceLevel,
  errors: ['product-not-found', 'version-conflict'],
})
