import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'
import { withoutNetworkErrors } from './network-errors.ts'

/** The connection is lost at each step from the list to the payment: each step says so, and can be repeated. */
export const networkLost: OrdersJourney = {
  name: 'goes on where the connection was lost, at each step of buying',
  run: async (journey) => {
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const { page, pageErrors, open } = await shopper.openWindow()
    const whileOffline = async (step: () => Promise<void>) => {
      await page.context().setOffline(true)
      await step()
      await page.context().setOffline(false)
    }

    await open('/productListCopy/all?inStock=true')
    await whileOffline(async () => {
      await page.locator('main a[href*="/productDetail/"]').first().click()
      await page.getByRole('heading', { name: text('shell:failure.title') }).waitFor()
      await page.locator('header').first().waitFor()
    })
    await page.getByRole('button', { name: text('shell:failure.retry') }).click()
    const add = page.getByRole('button', { name: text('catalogue:detail.addCount') }).first()
    await add.waitFor()
    await whileOffline(async () => {
      await add.click()
      await page.getByText(text('api:network-failed')).first().waitFor()
    })
    await add.click()
    await page.getByText(text('catalogue:addedToCart')).first().waitFor()

    await whileOffline(async () => {
      await page.locator('header a[href$="/shopping-cart"]').click()
      await page.getByText(text('api:network-failed')).first().waitFor()
    })
    await page.getByRole('button', { name: text('shell:failure.retry') }).click()
    await page
      .getByRole('link', { name: text('cart:sum.checkout') })
      .filter({ visible: true })
      .first()
      .waitFor()
    ;(await caller.call(addToCart, { lines: await shopper.lines(1) })).data()

    await open('/order/confirm')
    const place = page.getByRole('button', { name: text('checkout:place') }).filter({ visible: true })
    await waitFor('the totals', () => place.isEnabled())
    await whileOffline(async () => {
      await place.click()
      await page.getByText(text('checkout:unanswered.text')).waitFor()
    })
    await place.click()
    await page.waitForURL(/\/wechat-pay/)
    expect(withoutNetworkErrors(pageErrors)).toEqual([])
    await page.context().close()
  },
}
