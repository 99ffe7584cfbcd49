import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { orderNumber } from '@pinline/events/ids'
import { expect } from 'vitest'
import { madeToOrderProduct, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** A buyer has parts in stock shipped first; the warehouse gets all into one parcel, and the second freight goes back. */
export const shipAsReady: OrdersJourney = {
  name: 'chooses two parcels at checkout, and gets the second freight back where one was enough',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { caller, text } = shopper
    const made = await madeToOrderProduct(system.url)
    const lines = [...(await shopper.lines(2)), { productId: made.id, quantity: 3 }]
    ;(await caller.call(addToCart, { lines })).data()

    const { page, pageErrors, open, steps } = await shopper.openWindow()
    await open('/order/confirm')
    const choice = page.getByRole('radiogroup', { name: text('checkout:split.title') })
    const card = (name: string) => choice.locator('.choice-card').filter({ hasText: text(`checkout:split.${name}`) })
    const place = page.getByRole('button', { name: text('checkout:place') }).filter({ visible: true })
    await choice.waitFor()
    expect(await card('together').getByRole('radio').isChecked()).toBe(true)
    await card('asReady').getByRole('radio').check()
    const sums = page.locator('.checkout-sum .totals')
    for (const sum of ['freightInStock', 'freightMadeToOrder'])
      await sums.getByText(text(`checkout:sum.${sum}`)).waitFor()
    await choice.getByText(text('checkout:split.unused')).waitFor()
    await waitFor('the totals', () => place.isEnabled())
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await card('together').getByRole('radio').check()
    await sums.getByText(text('checkout:sum.freightInStock')).waitFor({ state: 'detached' })
    await card('asReady').getByRole('radio').check()
    await sums.getByText(text('checkout:sum.freightInStock')).waitFor()
    await waitFor('the totals', () => place.isEnabled())
    await place.click()
    await page.waitForURL(/\/wechat-pay/)
    const orderNo = orderNumber.parse(new URL(page.url()).searchParams.get('orderNo'))

    // The page starts an attempt, which would replace one of another call: the visible code is paid.
    await page.getByRole('img', { name: text('payment:qr.label') }).waitFor()
    await steps.pay()
    const { version, shipmentPlan, freight } = await waitFor('the payment', async () => {
      const order = (await caller.call(getOrder, { orderNo })).data()
      return order.status === 'confirmed' && order
    })
    const unused = freight.minor - (shipmentPlan?.togetherFreight.minor ?? freight.minor)
    expect(unused).toBeGreaterThan(0)
    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    await page.getByText(text('checkout:sum.freightMadeToOrder')).first().waitFor()
    await page.locator('.order-planned').nth(1).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const stocked = (await staff.call(startStocking, { orderNo, version })).data()
    ;(await staff.call(startTesting, { orderNo, version: stocked.version })).data()
    const clerk = await ConsolePerson.arrive(journey, account)
    const dialog = clerk.dialog()
    await clerk.open(`/orders/${orderNo}/show`)
    await clerk.page.getByText(clerk.text('resources.orders.page.freight_made_to_order')).first().waitFor()
    await clerk.button('resources.orders.commands.ship-parcel').first().click()
    await dialog.getByText(clerk.text('resources.orders.ship.plan')).waitFor()
    await dialog.getByLabel(labelPattern(clerk.text('resources.orders.ship.carrier'))).fill('Northway Express')
    await dialog.getByLabel(labelPattern(clerk.text('resources.orders.ship.tracking'))).fill('NW-45')
    await dialog.getByRole('checkbox', { name: clerk.text('resources.orders.ship.ready') }).check()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)
    await clerk.button('resources.orders.ship.confirm', dialog).click()
    await dialog.waitFor({ state: 'hidden' })

    await waitFor('the second freight is back', async () => {
      const { refunds } = (await caller.call(getOrder, { orderNo })).data()
      return refunds.length === 1 && refunds[0]?.amount.minor === unused && refunds[0].state === 'completed'
    })
    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    await page.getByText(text('orders:refund.reason.freight')).first().waitFor()
    expect(pageErrors).toEqual([])
    await clerk.page.context().close()
    await page.context().close()
  },
}
