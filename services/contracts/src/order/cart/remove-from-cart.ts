import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { cart, cartLimit } from './cart.ts'

/** Removes lines; a missing one counts as removed. */
export const removeFromCart = call({
  name: 'remove-from-cart',
  path: '/cart/remove',
  effect: 'command',
  access: buyer,
  apiScope: 'orders:write',
  input: z.object({ productIds: z.array(productId).min(1).max(cartLimit) }),
  output: cart,
  errors: [],
})
