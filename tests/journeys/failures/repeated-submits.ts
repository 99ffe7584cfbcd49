import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'

/** A double click on each button of the way to an order has the effect of one. */
export const repeatedSubmits: OrdersJourney = {
  name: 'clicks twice on everything, and gets it once',
  run: async (journey) => {
    const shopper = await Shopper.register(journey, { hasAddress: false })
    const { text, caller } = shopper
    const [line] = await shopper.lines(1)
    const { page, pageErrors, open } = await shopper.openWindow()
    await open(`/productDetail/${line?.productId}`)
    await page.getByLabel(text('shell:quantity.label')).first().fill('7')
    await page
      .getByRole('button', { name: text('catalogue:detail.addCount') })
      .first()
      .dblclick()
    await page.getByText(text('catalogue:addedToCart')).first().waitFor()
    expect((await caller.call(getCart, {})).data().lines.map(({ quantity }) => quantity)).toEqual([7])

    await open('/order/confirm')
    await page
      .getByRole('button', { name: text('checkout:deliver.first') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const field = (name: string) => dialog.getByLabel(text(`account:field.${name}`)).first()
    await field('name').fill('Demo Buyer')
    await field('phone').fill('+4915112345678')
    await field('country').selectOption('US')
    await dialog.getByRole('combobox', { name: text('account:field.zone') }).selectOption('CA')
    await field('city').fill('Oakland')
    await field('address').fill('Demo Street 12')
    await dialog.getByRole('button', { name: text('account:address.saveHere') }).dblclick()
    await dialog.waitFor({ state: 'hidden' })
    const addresses = await waitFor('the address', async () => {
      const list = (await caller.call(listAddresses, {})).data()
      return list.length > 0 && list
    })
    expect(addresses).toHaveLength(1)

    const place = page.getByRole('button', { name: text('checkout:place') }).filter({ visible: true })
    await waitFor('the totals', () => place.isEnabled())
    await place.dblclick()
    await page.waitForURL(/\/wechat-pay/)
    const orders = await waitFor('the order', async () => {
      const { list } = (await caller.call(listOrders, {})).data()
      return list.length > 0 && list
    })
    expect(orders).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
