import { productId } from '@pinline/events/ids'
import { currencyCode, unitPrice } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { costPriceLevel } from './set-cost-price.ts'

/** Products of one request. */
export const maxCostPrices = 100

/**
 * What products cost the seller: `cost` as it was set, `converted` in the currency asked for by the current rates, both null
 * where no cost price is set. In the order of the request.
 */
export const listCostPrices = call({
  name: 'list-cost-prices',
  path: '/private/cost-prices/list',
  effect: 'read',
  access: staff('cost-prices.read'),
  input: z.object({ productIds: z.array(productId).min(1).max(maxCostPrices), currency: currencyCode }),
  output: z.object({ list: z.array(costPriceLevel.extend({ converted: unitPrice.nullable() })) }),
  errors: [],
})
