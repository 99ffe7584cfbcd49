import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { expect } from 'vitest'
import { ConsolePerson } from '../accounts/console-person.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'
import { buyerSession } from '../signed-in.ts'

/** What one tab changes, the other shows: the cart, the currency, the person. */
export const twoTabs: OrdersJourney = {
  name: 'follows in one tab what happens in another',
  run: async (journey) => {
    const { system, language } = journey
    const shopper = await Shopper.register(journey)
    const other = await Shopper.register(journey)
    const { text, caller } = shopper
    ;(await caller.call(addToCart, { lines: await shopper.lines(1) })).data()
    const { page, pageErrors, open } = await shopper.openWindow()
    await open('/shopping-cart')
    const tab = await page.context().newPage()
    await tab.goto(`${system.url}/${language}/index`)

    ;(await caller.call(addToCart, { lines: (await shopper.lines(2)).slice(1) })).data()
    await page.getByText(text('cart:summary')).filter({ hasText: '2' }).first().waitFor()

    await tab.evaluate(() => localStorage.setItem('currencyCode', 'EUR'))
    await page.getByText('€').filter({ visible: true }).first().waitFor()

    const [origin] = (await buyerSession(system.url, other.account)).origins
    await tab.evaluate((stored) => {
      for (const { name, value } of stored) localStorage.setItem(name, value)
    }, origin?.localStorage ?? [])
    await page.getByText(text('cart:empty.title')).waitFor()

    await tab.evaluate(() => {
      for (const name of ['token', 'tokenExpiresAt', 'userInfo']) localStorage.removeItem(name)
    })
    await page.waitForURL(/\/login/)
    expect(pageErrors).toEqual([])
    await page.context().close()

    const clerk = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    await clerk.open('/orders')
    const second = await clerk.page.context().newPage()
    await second.goto(`${system.url}/console/`)
    await second.locator('.shell').waitFor()
    await second.evaluate(() => {
      for (const name of ['console.token', 'console.user']) localStorage.removeItem(name)
    })
    await clerk.page.waitForURL(/\/login/)
    await clerk.page.context().close()
  },
}
