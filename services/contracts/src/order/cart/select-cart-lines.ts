import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { cart, cartLimit } from './cart.ts'

/** Selects lines for checkout, or deselects them; without `productIds`, all lines. */
export const selectCartLines = call({
  name: 'select-cart-lines',
  path: '/cart/select',
  effect: 'command',
  access: buyer,
  apiScope: 'orders:write',
  input: z.object({ productIds: z.array(productId).max(cartLimit).optional(), selected: z.boolean() }),
  output: cart,
  errors: [],
})
