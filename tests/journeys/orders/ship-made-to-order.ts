import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Pieces that are not made yet cannot be shipped: staff are shown which, and say when they are complete. */
export const shipMadeToOrder: OrdersJourney = {
  name: 'stops staff who ship a line that has no stock, and says why',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { caller } = shopper
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const found = (await caller.call(listProducts, { a: { 'stock-status': ['made-to-order'] }, pageSize: 15 })).data()
    const made = found.list[0]
    if (made === undefined) throw new Error('there is no part made to order')
    const lines = [...(await shopper.lines(1)), { productId: made.id, quantity: made.moq }]
    const orderNo = await advanceOrder(system.url, caller, staff, 'testing', lines)

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const dialog = clerk.dialog()
    await clerk.open(`/orders/${orderNo}/show`)
    await clerk.button('resources.orders.commands.ship-parcel').first().click()
    await dialog.getByLabel(labelPattern(text('resources.orders.ship.carrier'))).fill('Northway Express')
    await dialog.getByLabel(labelPattern(text('resources.orders.ship.tracking'))).fill('NW-3')
    const quantity = dialog
      .getByRole('row')
      .filter({ has: page.getByText(made.model, { exact: true }) })
      .getByRole('spinbutton')
    await dialog.getByText(text('resources.orders.ship.no_stock')).waitFor()
    await dialog.getByRole('listitem').filter({ hasText: made.model }).waitFor()
    expect(await quantity.isDisabled()).toBe(true)
    expect(await quantity.inputValue()).toBe('')
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    await dialog.getByRole('checkbox', { name: text('resources.orders.ship.ready') }).check()
    expect(await quantity.inputValue()).toBe(String(made.moq))
    await clerk.button('resources.orders.ship.confirm', dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('NW-3').first().waitFor()
    await page.context().close()
  },
}
