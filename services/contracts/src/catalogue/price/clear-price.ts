import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedProductVersion } from '../product/product-version.ts'
import { priceLevel } from './set-price.ts'

/** Reverts the price in a currency to the converted one; not in US dollars, from which prices are converted. */
export const clearPrice = call({
  name: 'clear-price',
  path: '/private/products/clear-price',
  effect: 'command',
  access: staff('prices.update'),
  input: z.object({ ...expectedProductVersion, currency: currencyCode }),
  output: priceLevel,
  errors: ['product-not-found', 'version-conflict'],
})
