import type { ReactNode } from 'react'
import { CartPage } from '../cart/cart-page.tsx'
import { LastOrder } from './last-order.tsx'

/** `/shopping-cart`: the cart, and the last order if it is empty. */
export function ShoppingCartPage(): ReactNode {
  return <CartPage whenEmpty={<LastOrder />} />
}
