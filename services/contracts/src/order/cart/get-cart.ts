import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { cart } from './cart.ts'

/** The buyer's cart, every line quoted now in the request's currency. */
export const getCart = call({
  name: 'get-cart',
  path: '/cart/get',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: z.object({}),
  output: cart,
  errors: [],
})
