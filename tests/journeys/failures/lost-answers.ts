import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { labelPattern } from '../console-texts.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'

/** The server does what the page requests, but its next answer to a call is lost. Returns how often it was requested. */
const loseAnswer = async (page: Page, { path }: { path: string }): Promise<() => number> => {
  let requests = 0
  await page.route(`**/api/v1${path}`, async (route) => {
    requests += 1
    if (requests > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  return () => requests
}

/** Placing, cancelling and shipping take effect once, although the first answer never came. */
export const lostAnswers: OrdersJourney = {
  name: 'repeats what the server has done already, without doing it twice',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    ;(await caller.call(addToCart, { lines: await shopper.lines(2) })).data()
    const { page, open } = await shopper.openWindow()
    await open('/order/confirm')
    const place = page.getByRole('button', { name: text('checkout:place') }).filter({ visible: true })
    await waitFor('the totals', () => place.isEnabled())
    const placed = await loseAnswer(page, placeOrder)
    await place.click()
    await page.getByText(text('checkout:unanswered.text')).waitFor()
    await place.click()
    await page.waitForURL(/\/wechat-pay/)
    expect(placed()).toBe(2)
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
    const orders = await waitFor('the order', async () => {
      const { list } = (await caller.call(listOrders, {})).data()
      return list.length > 0 && list
    })
    expect(orders.map((order) => order.orderNo)).toEqual([orderNo])

    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    const cancelled = await loseAnswer(page, cancelOrder)
    await page
      .getByRole('button', { name: text('orders:action.cancel') })
      .first()
      .click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: text('orders:cancel.confirm') })
    await confirm.click()
    await page.getByText(text('api:network-failed')).first().waitFor()
    // The event stream shows what was done without an answer.
    expect(cancelled()).toBe(1)
    await page.getByText(text('orders:status.cancelled')).first().waitFor()
    await page.context().close()

    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const paid = await advanceOrder(system.url, caller, staff, 'testing', await shopper.lines(1))
    const clerk = await ConsolePerson.arrive(journey, account)
    await clerk.open(`/orders/${paid}/show`)
    const shipped = await loseAnswer(clerk.page, shipParcel)
    await clerk.button('resources.orders.commands.ship-parcel').first().click()
    const field = (key: string) => clerk.dialog().getByLabel(labelPattern(clerk.text(key)))
    await field('resources.orders.ship.carrier').fill('Demo Express')
    await field('resources.orders.ship.tracking').fill('DX-77')
    const send = clerk.button('resources.orders.ship.confirm', clerk.dialog())
    await send.click()
    await waitFor('the lost answer', () => shipped() === 1 && send.isEnabled())
    await send.click()
    await clerk.dialog().waitFor({ state: 'hidden' })
    await waitFor(
      'the order is shipped',
      async () => (await caller.call(getOrder, { orderNo: paid })).data().status === 'shipped',
    )
    await clerk.page.context().close()
  },
}
