import { productId } from '@pinline/events/ids'
import { unitPrice } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedProductVersion } from '../product/product-version.ts'
import { enteredUnitPrice } from './entered-price.ts'

/** A product's cost price after a command; `version` must be sent with the next one. */
export const costPriceLevel = z.object({ productId, cost: unitPrice.nullable(), version: z.int() })

/**
 * Sets what one piece of a product costs the seller, in any currency; null takes it away. `version` is that of the cost
 * price: another since is 409.
 */
export const setCostPrice = call({
  name: 'set-cost-price',
  path: '/private/cost-prices/set',
  effect: 'command',
  access: staff('cost-prices.update'),
  input: z.object({ ...expectedProductVersion, cost: enteredUnitPrice.nullable() }),
  output: costPriceLevel,
  errors: ['product-not-found', 'version-conflict'],
})
