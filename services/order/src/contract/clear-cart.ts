import { buyer, call } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { cart } from './cart.ts'

export const clearCart = call({
  name: 'clear-cart',
  path: '/cart/clear',
  effect: 'command',
  authority: buyer,
  input: z.object({}),
  output: cart,
  errors: [],
})
