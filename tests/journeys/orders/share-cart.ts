import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { CartPage } from './cart-page.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { PartPool } from './part-pool.ts'
import { Shopper } from './shopper.ts'

/** Tabs and devices of a buyer share one cart. */
export const shareCart: OrdersJourney = {
  name: 'shows a change of the cart in another tab and on another device, over one connection a browser',
  run: async (journey) => {
    const shelf = await PartPool.open(journey.system)
    const [first, second] = await shelf.parts(2, 500)
    if (first === undefined || second === undefined) throw new Error('the shelf is empty')
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    ;(await caller.call(addToCart, { productId: first.id, quantity: 3 })).data()
    const { page, pageErrors, open } = await shopper.openWindow()
    let connections = 0
    page.context().on('request', (request) => {
      if (request.url().endsWith('/orders/events')) connections += 1
    })
    const listens = page.context().waitForEvent('request', (request) => request.url().endsWith('/orders/events'))
    await open('/shopping-cart')
    await listens
    const one = new CartPage(page, text, caller)
    const otherPage = await page.context().newPage()
    await otherPage.goto(page.url())
    const other = new CartPage(otherPage, text, caller)
    await other.quantity(first.model).waitFor()

    await one.quantity(first.model).fill('8')
    await waitFor('8 in the other tab', async () => (await other.quantity(first.model).inputValue()) === '8')
    await other.quantity(first.model).fill('9')
    await waitFor('9 in the first tab', async () => (await one.quantity(first.model).inputValue()) === '9')
    ;(await caller.call(updateCartLine, { productId: first.id, quantity: 21 })).data()
    ;(await caller.call(addToCart, { productId: second.id, quantity: 4 })).data()
    for (const seen of [one, other]) {
      await waitFor('21 from another device', async () => (await seen.quantity(first.model).inputValue()) === '21')
      await seen.row(second.model).waitFor()
    }
    const count = otherPage.locator('.site-cart-count')
    await waitFor('two lines beside the cart', async () => (await count.textContent()) === '2')
    expect(connections).toBe(1)

    // The tab with the shared connection closes: the other one takes over.
    await page.close()
    await waitFor('the other tab is connected', async () => connections === 2)
    ;(await caller.call(updateCartLine, { productId: first.id, quantity: 30 })).data()
    await waitFor('30 in the remaining tab', async () => (await other.quantity(first.model).inputValue()) === '30')
    expect(pageErrors).toEqual([])
    await otherPage.context().close()
  },
}
