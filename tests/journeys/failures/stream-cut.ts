import { getOrder } from '@pinline/contracts/order/order/get-order'
import { orderEvents } from '@pinline/contracts/order/order/order-events'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { orderNumber } from '@pinline/events/ids'
import { expect } from 'vitest'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { advanceOrder } from '../advance-order.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'
import { withoutNetworkErrors } from './network-errors.ts'

/** What happens while the gateway is away is on the page once it is back, without a reload. */
export const streamCut: OrdersJourney = {
  name: 'catches up with an order after the event stream was cut',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const advanced = await advanceOrder(system.url, caller, staff, 'confirmed', await shopper.lines(1))
    const orderNo = orderNumber.parse(advanced)
    const { version } = (await caller.call(getOrder, { orderNo })).data()
    const { page, pageErrors, open } = await shopper.openWindow()
    let streams = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(orderEvents.path)) streams += 1
    })
    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    await page.getByText(text('orders:status.confirmed')).first().waitFor()
    await waitFor('the stream', () => streams > 0)
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'))

    await system.stopService('gateway')
    const behind = new Caller(system.urls.order, staff.token)
    ;(await behind.call(startStocking, { orderNo, version })).data()
    await system.startService('gateway')
    await page.getByText(text('orders:status.stocking')).first().waitFor({ timeout: 120_000 })
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-kept'))).toBe(true)
    expect(withoutNetworkErrors(pageErrors)).toEqual([])
    await page.context().close()
  },
}
