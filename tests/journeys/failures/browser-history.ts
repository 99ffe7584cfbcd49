import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'

/** Refresh, back and forward around an order place nothing twice, and show nothing private after signing out. */
export const browserHistory: OrdersJourney = {
  name: 'goes back, forward and reloads in checkout and payment, and after signing out',
  run: async (journey) => {
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    ;(await caller.call(addToCart, { lines: await shopper.lines(2) })).data()
    const { page, pageErrors, open } = await shopper.openWindow()
    await open('/order/confirm')
    const place = page.getByRole('button', { name: text('checkout:place') }).filter({ visible: true })
    const poNumber = page.getByLabel(text('checkout:reference.po'))
    await poNumber.fill('PO-7141')
    await page.reload()
    await waitFor('the totals', () => place.isEnabled())
    expect(await poNumber.inputValue()).toBe('PO-7141')
    await place.click()
    await page.waitForURL(/\/wechat-pay/)
    const qr = page.getByRole('img', { name: text('payment:qr.label') })
    await qr.waitFor()
    const payUrl = page.url()

    await page.goBack()
    await page.getByText(text('checkout:nothing.title')).waitFor()
    await page.goForward()
    await qr.waitFor()
    await page.reload()
    await qr.waitFor()
    expect(page.url()).toBe(payUrl)
    const orders = await waitFor('the order in the list', async () => {
      const { list } = (await caller.call(listOrders, {})).data()
      return list.length > 0 && list
    })
    expect(orders).toHaveLength(1)

    ;(await caller.call(addToCart, { lines: await shopper.lines(1) })).data()
    await open('/order/confirm')
    expect(await poNumber.inputValue()).toBe('')
    await page.goto(`${journey.system.url}/${journey.language}/user/center?tab=personal`)
    const email = shopper.account.username
    await page.getByText(email).first().waitFor()
    await page
      .getByRole('button', { name: text('account:signOut') })
      .last()
      .click()
    await page.waitForURL(/\/index/)
    await page.goBack()
    await page.waitForURL(/\/login/)
    expect(await page.getByText(email).count()).toBe(0)
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
