import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { cart, cartEntry, cartLimit } from './cart.ts'

const given = z.object({ productId: z.string(), quantity: z.number() })

/** One part, or `lines` of them; both are read as lines, so that errors are named `lines.0.quantity`. */
const addToCartInput = z
  .union([z.object({ lines: z.array(given) }), given])
  .transform((input) => ({ lines: 'lines' in input ? input.lines : [input] }))
  .pipe(z.object({ lines: z.array(cartEntry).min(1).max(cartLimit) }))

/**
 * Adds one part or many; what is in the cart already grows by the quantity. All or nothing: where one entry is
 * refused, `data.lines` names each with its code, and for quantities the nearest that can be ordered.
 */
export const addToCart = call({
  name: 'add-to-cart',
  path: '/cart/add',
  effect: 'command',
  access: buyer,
  apiScope: 'orders:write',
  input: addToCartInput,
  output: cart,
  errors: ['product-not-found', 'product-unavailable', 'quantity-not-allowed', 'cart-full'],
})
