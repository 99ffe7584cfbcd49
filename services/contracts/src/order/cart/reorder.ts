import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { cart } from './cart.ts'

/** An ordered line that could not be put into the cart, and why. */
export const excludedLine = z.object({
  productId,
  model: z.string(),
  code: z.enum(['product-not-found', 'product-unavailable', 'quantity-not-allowed']),
  /** Set if the code is `quantity-not-allowed`. */
  suggestedQuantities: z.array(z.int()),
})

/**
 * Adds an order's lines to the cart again at current prices, as far as possible. The others are returned as `left`.
 * `cart-full` if they do not all fit: then none is added.
 */
export const reorder = call({
  name: 'reorder',
  path: '/cart/reorder',
  effect: 'command',
  access: buyer,
  input: z.object({ orderNo: enteredOrderNumber }),
  output: cart.extend({ excluded: z.array(excludedLine) }),
  errors: ['order-not-found', 'cart-full'],
})
