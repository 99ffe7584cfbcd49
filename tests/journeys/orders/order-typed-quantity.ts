import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import { expect } from 'vitest'
import { CartPage } from './cart-page.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { PartPool } from './part-pool.ts'
import { Shopper } from './shopper.ts'

/** Who checks out right after typing orders what was typed, also over a slow connection. */
export const orderTypedQuantity: OrdersJourney = {
  name: 'types a quantity, goes to the checkout at once, and finds the new quantity there',
  run: async (journey) => {
    const [part] = await (await PartPool.open(journey.system)).parts(1, 500)
    if (part === undefined) throw new Error('the shelf is empty')
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    ;(await caller.call(addToCart, { productId: part.id, quantity: 10 })).data()
    const { page, pageErrors, open } = await shopper.openWindow()
    await open('/shopping-cart')
    const cart = new CartPage(page, text, caller)
    await cart.quantity(part.model).waitFor()
    const confirm = page.getByRole('heading', { level: 1, name: text('checkout:title') })
    await page.route(`**/api/v1${updateCartLine.path}`, async (route) => {
      await confirm.waitFor()
      await route.continue()
    })
    await cart.quantity(part.model).fill('100')
    await cart.checkOut.click()
    const line = page.locator('.checkout-lines li').filter({ hasText: part.model })
    await line.waitFor()
    expect(await line.locator('.small').first().textContent()).toMatch(/^100 ×/)
    await cart.waitForSavedQuantity(part.id, 100)
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
