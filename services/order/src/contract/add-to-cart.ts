import { buyer, call } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { cart, cartEntry, cartLimit } from './cart.ts'

/**
 * Adds one part or many; what is in the cart already grows by the quantity. All or nothing: where one entry is
 * refused, `data.lines` names each with its code, and for quantities the nearest that can be ordered.
 */
export const addToCart = call({
  name: 'add-to-cart',
  path: '/cart/add',
  effect: 'command',
  authority: buyer,
  input: z.union([cartEntry, z.object({ lines: z.array(cartEntry).min(1).max(cartLimit) })]),
  output: cart,
  errors: ['product-not-found', 'product-unavailable', 'quantity-not-allowed', 'cart-full'],
})
