import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { cart } from './cart.ts'

/** Removes every line of the cart. */
export const clearCart = call({
  name: 'clear-cart',
  path: '/cart/clear',
  effect: 'command',
  access: buyer,
  apiScope: 'orders:write',
  input: z.object({}),
  output: cart,
  errors: [],
})
