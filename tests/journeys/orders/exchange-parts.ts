import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import { orderNumber } from '@pinline/events/ids'
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

/** A buyer exchanges pieces of a line; staff receive them and ship others, which the buyer finds as a parcel of the order. */
export const exchangeParts: OrdersJourney = {
  name: 'exchanges pieces of a line, staff ship others from stock, and the buyer receives the parcel',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { text } = shopper
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const orderNo = orderNumber.parse(
      await advanceOrder(system.url, shopper.caller, staff, 'completed', await shopper.lines(2)),
    )
    const { page, pageErrors, open } = await shopper.openWindow()
    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    await page
      .getByRole('button', { name: /after-sales service for|申请售后$/ })
      .last()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text('after-sales:field.kind')).selectOption('exchange')
    await dialog.getByLabel(text('after-sales:field.reason')).selectOption('defective')
    await dialog.getByLabel(text('after-sales:field.quantity')).fill('2')
    const opened = dialog.getByRole('radiogroup', { name: text('after-sales:field.openedPackage') })
    await opened.getByText(text('after-sales:no')).click()
    await dialog.getByRole('button', { name: text('after-sales:apply.submit') }).click()
    await page.getByText(text('after-sales:status.submitted')).first().waitFor()

    const afterSaleNo = `${orderNo}-1`
    const clerk = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    await clerk.open(`/after-sales/${afterSaleNo}/show`)
    const decide = async (command: string, fill?: () => Promise<void>) => {
      await clerk.button(`resources.after-sales.commands.${command}`).first().click()
      await fill?.()
      expect(await accessibilityViolations(clerk.page)).toEqual([])
      await clerk.dialog().locator('button[type=submit]').click()
      await clerk.dialog().waitFor({ state: 'hidden' })
    }
    const stateIs = async (state: string) =>
      await clerk.page.getByText(clerk.text(`resources.after-sales.replacement_state.${state}`)).waitFor()
    await clerk.button('resources.after-sales.assign.take').first().click()
    await clerk.button('resources.after-sales.assign.release').first().waitFor()
    await decide('approve-after-sale')
    await decide('receive-after-sale', async () => {
      await clerk.field('resources.after-sales.receive.to_stock').fill('0')
      await clerk.field('resources.after-sales.receive.to_scrap').fill('2')
    })
    await decide('replace-after-sale')
    await stateIs('reserved')
    // The buyer's page follows by itself.
    await page.getByText(text('after-sales:next.preparing')).waitFor()
    // Staff change their mind once: nothing is lost by it.
    await clerk.button('resources.after-sales.commands.withdraw-replacement').first().click()
    await decide('replace-after-sale')
    await stateIs('reserved')
    expect(await surplusWidth(clerk.page)).toBe(0)
    await decide('ship-replacement', async () => {
      await clerk
        .dialog()
        .getByLabel(labelPattern(clerk.text('resources.orders.ship.carrier')))
        .fill('Demo Express')
      await clerk.field('resources.after-sales.ship.number').fill(`DX-${afterSaleNo}`)
    })
    await clerk.page.getByText(clerk.text('resources.after-sales.status.replaced')).first().waitFor()
    await clerk.open('/after-sales')
    await clerk.row(afterSaleNo).waitFor()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    await clerk.page.getByRole('link', { name: clerk.text('resources.after-sales.statistics.title') }).click()
    await clerk.page.getByText(clerk.text('resources.after-sales.reason.defective')).first().waitFor()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)
    await clerk.open(`/orders/${orderNo}/show`)
    await clerk.page.getByRole('link', { name: afterSaleNo, exact: true }).waitFor()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    await clerk.page.context().close()

    await waitFor('the parcel is mailed', async () => {
      const to = encodeURIComponent(shopper.account.username)
      const { list } = mailboxList.parse(await (await fetch(`${system.url}/mailbox/messages?to=${to}`)).json())
      return list.some(({ subject }) => subject.includes(afterSaleNo) && /shipped|已发出/.test(subject))
    })
    await page.getByText(text('after-sales:next.replaced')).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: text('after-sales:next.track') }).click()
    await page.getByText(`DX-${afterSaleNo}`).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await page.getByRole('button', { name: text('orders:parcel.receipt') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('orders:action.receipt') })
      .click()
    await page.getByText(text('orders:parcel.received')).waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
