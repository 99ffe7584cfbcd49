import { endOtherSessions } from '@pinline/contracts/account/session/end-other-sessions'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'

/** A session that ends in the middle of the checkout and of a form: after signing in again, what was typed is there. */
export const sessionOver: OrdersJourney = {
  name: 'signs in again in the middle of the checkout, and finds what was typed',
  run: async (journey) => {
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    ;(await caller.call(addToCart, { lines: await shopper.lines(1) })).data()
    const { page, open } = await shopper.openWindow()
    const signInAgain = async () => {
      await page.waitForURL(/\/login\?redirect=/)
      await page.getByLabel(text('login:field.username')).first().fill(shopper.account.username)
      await page.locator('input[type="password"]').first().fill(shopper.account.password)
      await page
        .getByRole('button', { name: text('login:action.login') })
        .last()
        .click()
      await page.waitForURL((url) => !url.pathname.includes('/login'))
    }
    await open('/order/confirm')
    await page.getByLabel(text('checkout:reference.po')).fill('PO-7142')
    await page.getByLabel(text('checkout:reference.remark')).fill('Two boxes, please')
    const place = page.getByRole('button', { name: text('checkout:place') }).filter({ visible: true })
    await waitFor('the totals', () => place.isEnabled())
    const ended = new Caller(
      journey.system.url,
      (await page.evaluate(() => localStorage.getItem('token'))) ?? undefined,
    )
    ;(await caller.call(endOtherSessions, {})).data()
    // The order service checks a session again after two seconds.
    await waitFor('the session is over', async () => (await ended.callOnce(getCart, {})).envelope.code === 401)
    await place.click()
    await signInAgain()
    await waitFor('the totals', () => place.isEnabled())
    expect(new URL(page.url()).pathname).toContain('/order/confirm')
    expect(await page.getByLabel(text('checkout:reference.po')).inputValue()).toBe('PO-7142')
    expect(await page.getByLabel(text('checkout:reference.remark')).inputValue()).toBe('Two boxes, please')
    await place.click()
    await page.waitForURL(/\/wechat-pay/)
    await page.context().close()
  },
}
