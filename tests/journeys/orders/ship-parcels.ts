import { getOrder } from '@pinline/contracts/order/order/get-order'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** An order of three lines in two parcels: staff ship and track them, and its buyer receives them one by one. */
export const shipParcels: OrdersJourney = {
  name: 'ships an order of three lines in two parcels, each tracked and received by itself',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const orderNo = await advanceOrder(system.url, caller, staff, 'testing', await shopper.lines(3))
    const placed = (await caller.call(getOrder, { orderNo })).data()
    const [whole, part, short] = placed.lines.toSorted((a, b) => a.quantity - b.quantity)
    if (whole === undefined || part === undefined || short === undefined) throw new Error('three lines')

    const clerk = await ConsolePerson.arrive(journey, account)
    const dialog = clerk.dialog()
    const quantityOf = (model: string) =>
      dialog
        .getByRole('row')
        .filter({ has: clerk.page.getByText(model, { exact: true }) })
        .getByRole('spinbutton')
    const ship = async (carrier: string, trackingNumber: string) => {
      await dialog.getByLabel(labelPattern(clerk.text('resources.orders.ship.carrier'))).fill(carrier)
      await dialog.getByLabel(labelPattern(clerk.text('resources.orders.ship.tracking'))).fill(trackingNumber)
      await clerk.button('resources.orders.ship.confirm', dialog).click()
    }
    await clerk.open(`/orders/${orderNo}/show`)
    await clerk.button('resources.orders.commands.ship-parcel').first().click()
    // One line is whole, one is short, one waits for the next parcel.
    expect(await quantityOf(part.model).inputValue()).toBe(String(part.quantity))
    await quantityOf(part.model).fill('1')
    await quantityOf(short.model).fill('0')
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    await ship('FedEx', '771234567890')
    await dialog.waitFor({ state: 'hidden' })
    await clerk.page.getByText(clerk.text('resources.orders.parcels.open')).waitFor()

    await clerk.button('resources.orders.tracking_entry.command').first().click()
    await clerk.field('resources.orders.tracking_entry.content').fill('Arrived at Leeds')
    await clerk.button('resources.orders.tracking_entry.confirm', dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await clerk.page.getByText('Arrived at Leeds').waitFor()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)

    await clerk.open('/orders')
    await clerk.button('resources.orders.tracking_import.command').click()
    const time = new Date().toISOString()
    const lines = [`FedEx,771234567890,${time},Out for delivery`, `FedEx,1,${time},Delivered`]
    await dialog.getByLabel(labelPattern(clerk.text('forms.import.file'))).setInputFiles({
      ...{ name: 'tracking.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`carrier,number,time,content\n${lines.join('\n')}\n`),
    })
    await dialog
      .getByRole('cell', { name: clerk.text('resources.orders.tracking_import.outcome.unknown-number') })
      .waitFor()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    await dialog
      .getByRole('button', { name: clerk.text('resources.orders.tracking_import.confirm', { smart_count: 1 }) })
      .click()
    await dialog.getByRole('cell', { name: clerk.text('resources.orders.tracking_import.outcome.added') }).waitFor()
    await clerk.button('forms.close', dialog).click()
    await clerk.open(`/orders/${orderNo}/show`)
    const entry = clerk.page.getByRole('listitem').filter({ hasText: 'Out for delivery' })
    await entry.getByRole('button').click()
    await clerk.button('resources.orders.tracking_entry.remove', clerk.dialog()).click()
    await waitFor('the entry is removed', async () => (await entry.count()) === 0)

    const { page, pageErrors, open } = await shopper.openWindow()
    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    const parcels = page.locator('.order-track .parcel')
    await parcels.first().getByText('Arrived at Leeds').waitFor()
    await parcels.first().getByText(part.model).waitFor()
    await parcels.last().getByText(short.model).waitFor()
    expect(await page.getByRole('link', { name: text('orders:track.page') }).getAttribute('href')).toBe(
      'https://www.fedex.com/fedextrack/?trknbr=771234567890',
    )
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    await clerk.button('resources.orders.commands.ship-parcel').first().click()
    expect(await quantityOf(short.model).inputValue()).toBe(String(short.quantity))
    await ship('Northway Express', 'NW-2')
    await dialog.waitFor({ state: 'hidden' })
    await clerk.page.getByText('NW-2').first().waitFor()
    await waitFor('the buyer sees both', async () => (await parcels.filter({ hasText: 'NW-2' }).count()) === 1)
    const receipt = page.getByRole('button', { name: text('orders:parcel.receipt') })
    for (const left of [2, 1]) {
      await waitFor(`${left} parcels to be received`, async () => (await receipt.count()) === left)
      await receipt.first().click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: text('orders:action.receipt') }).click()
      await question.waitFor({ state: 'hidden' })
    }
    await waitFor(
      'the order is completed',
      async () => (await caller.call(getOrder, { orderNo })).data().status === 'completed',
    )

    await open('/intro/orderTracking')
    await page.getByLabel(text('content:tracking.number')).fill(orderNo)
    await page.getByRole('button', { name: text('content:tracking.look') }).click()
    await page.getByText('Arrived at Leeds').waitFor()
    expect(await page.getByText(part.model).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(pageErrors).toEqual([])
    await page.context().close()
    await clerk.page.context().close()
  },
}
