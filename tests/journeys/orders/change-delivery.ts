import { getOrder } from '@pinline/contracts/order/order/get-order'
import { createFormat } from '@pinline/ui/format/create-format'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** The buyer takes a cheaper method, staff send the order elsewhere and faster and bear what it costs more. */
export const changeDelivery: OrdersJourney = {
  name: 'the buyer and staff change the delivery of a paid order, and what it costs less is refunded',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const orderNo = await advanceOrder(system.url, shopper.caller, staff, 'confirmed', await shopper.lines(2))
    const read = async () => (await shopper.caller.call(getOrder, { orderNo })).data()
    const { money } = createFormat(journey.language === 'en' ? 'en' : 'zh-Hans')

    const { page, open } = await shopper.openWindow()
    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    const word = (name: string) => shopper.text(`orders:deliveryChange.${name}`)
    const openButton = page.getByRole('button', { name: word('open'), exact: true })
    await openButton.click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: word('confirm'), exact: true })
    const method = (name: string | RegExp) =>
      dialog.locator('.delivery-change-method').filter({ hasText: name }).getByRole('radio')
    await method(shopper.text('checkout:method.express')).check()
    await dialog.getByRole('link', { name: shopper.text('orders:contact.link'), exact: true }).waitFor()
    expect(await confirm.isDisabled()).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])
    await method(shopper.text('checkout:method.economy')).check()
    await waitFor('it can be confirmed', async () => await confirm.isEnabled())
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await confirm.click()
    await page.getByText(word('done')).first().waitFor()
    const changed = await waitFor('the difference is refunded', async () => {
      const order = await read()
      return order.shippingMethod === 'economy' && order.refunds[0]?.state === 'completed' && order
    })
    expect(changed.refunds).toHaveLength(1)
    await page
      .getByText(money(changed.refunds[0]?.amount ?? changed.total))
      .first()
      .waitFor()

    const clerk = await ConsolePerson.arrive(journey, account)
    const key = (name: string) => `resources.orders.delivery_change.${name}`
    await clerk.open(`/orders/${orderNo}`)
    await clerk.button(key('command')).click()
    const form = clerk.dialog()
    const submit = form.locator('button[type="submit"]')
    await form.getByRole('checkbox', { name: clerk.text(key('other_address')), exact: true }).check()
    await clerk.field(key('fields.address')).fill('Lagerstr. 7, Tor 2')
    await clerk.field(key('fields.name')).fill('')
    await submit.click()
    await form
      .getByText(clerk.text(key('fault.required')), { exact: true })
      .first()
      .waitFor()
    await clerk.field(key('fields.name')).fill('Wareneingang')
    await clerk.field('resources.orders.cancel.reason').fill('moved, asked for by phone')
    await form.getByRole('radio', { name: clerk.text('resources.orders.shipping.express') }).check()
    await submit.click()
    await form.getByText(clerk.text(key('waive_first')), { exact: true }).waitFor()
    await form.locator('.delivery-change-waive input').check()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)
    await submit.click()
    await form.waitFor({ state: 'hidden' })
    const moved = await waitFor('the order goes elsewhere', async () => {
      const order = await read()
      return order.shippingMethod === 'express' && order
    })
    expect(moved.deliverTo).toMatchObject({ name: 'Wareneingang', address: 'Lagerstr. 7, Tor 2' })
    expect(moved.refunds).toHaveLength(1)
    await page.getByText('Lagerstr. 7, Tor 2').first().waitFor()
    expect(await page.getByText('moved, asked for by phone').count()).toBe(0)
    await clerk.page.context().close()
    await page.context().close()
  },
}
