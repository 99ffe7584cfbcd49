import { buyer, call } from '../../api/call.ts'
import { cart, cartEntry } from './cart.ts'

/** Sets the quantity of one line. `quantity-not-allowed` carries `data.suggestedQuantities`. */
export const updateCartLine = call({
  name: 'update-cart-line',
  path: '/cart/update',
  effect: 'command',
  access: buyer,
  apiScope: 'orders:write',
  input: cartEntry,
  output: cart,
  errors: ['product-not-found', 'product-unavailable', 'quantity-not-allowed'],
})
