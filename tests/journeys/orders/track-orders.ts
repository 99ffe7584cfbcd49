import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { orderEvents } from '@pinline/contracts/order/order/order-events'
import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import mongoose from 'mongoose'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Simulates a browser that forbids access to its clipboard. */
const denyClipboard = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    }),
  )

/** Makes the simulated wallet complete a slow refund now, and notify the shop. */
const completeSlowRefund = async ({ servers, databasePrefix }: TestSystem, orderNo: string): Promise<void> => {
  const client = new mongoose.mongo.MongoClient(servers.mongodb.url)
  const refunds = client.db(`${databasePrefix}order`).collection('wallet-refunds-asked')
  const through = new Date()
  try {
    await waitFor('the wallet has the refund', async () => {
      const { matchedCount } = await refunds.updateOne({ orderNo }, { $set: { through, 'notice.due': through } })
      return matchedCount === 1
    })
  } finally {
    await client.close()
  }
}

/** A buyer's orders by status and number, their commands, and what staff do to them at the same time. */
export const trackOrders: OrdersJourney = {
  name: 'finds orders by status and number, confirms one, and sees what staff cancel and pay back',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const advance = async (progress: Parameters<typeof advanceOrder>[3]) =>
      await advanceOrder(system.url, caller, staff, progress, await shopper.lines(2))
    const confirmed = await advance('confirmed')
    const shipped = await advance('shipped')
    const pending = await advance('pending')
    const { page, pageErrors, steps, open } = await shopper.openWindow()
    await denyClipboard(page)
    const rows = page.locator('.order-row')
    const row = (orderNo: string) => rows.filter({ has: page.getByRole('link', { name: orderNo, exact: true }) })
    const shown = (count: number) => waitFor(`${count} orders`, async () => (await rows.count()) === count)

    await open('/user/center?tab=orders')
    await shown(3)
    const tabs = page.getByRole('navigation', { name: text('orders:tabs.label') })
    await waitFor(
      'the counts',
      async () => (await tabs.locator('.tabs-count').allTextContents()).join(' ') === '3 1 1 1 0',
    )
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await tabs.getByRole('link', { name: text('orders:tab.unpaid') }).click()
    await shown(1)
    await row(pending)
      .getByRole('link', { name: text('orders:action.pay') })
      .waitFor()
    await tabs.getByRole('link', { name: text('orders:tab.completed') }).click()
    await page.getByText(text('orders:empty.title')).waitFor()

    const search = page.getByRole('searchbox', { name: text('orders:search.label') })
    await search.fill('9999999999999')
    await search.press('Enter')
    await page.getByText(text('orders:empty.searchTitle')).waitFor()
    await search.fill(shipped)
    await search.press('Enter')
    await shown(1)
    expect(new URL(page.url()).searchParams.get('q')).toBe(shipped)
    expect(await page.getByRole('combobox', { name: text('catalogue:search.label') }).inputValue()).toBe('')

    await row(shipped)
      .getByRole('button', { name: text('orders:action.copyNumber') })
      .click()
    const alert = page.getByRole('alertdialog', { name: text('orders:copy.failedTitle') })
    expect(await alert.getByRole('textbox').inputValue()).toBe(shipped)
    await alert.getByRole('button').click()
    await alert.waitFor({ state: 'detached' })

    await row(shipped).getByRole('link', { name: shipped }).click()
    const changes = page.getByRole('region', { name: text('orders:change.title') })
    await changes.getByText(text('orders:change.afterShipping')).waitFor()
    expect(await page.getByRole('button', { name: text('orders:action.cancel') }).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await steps.confirmReceipt()

    await open('/user/center?tab=orders')
    await row(confirmed).waitFor()
    expect(
      await row(confirmed)
        .getByRole('button', { name: text('orders:action.cancel') })
        .or(row(confirmed).getByText(text('orders:contact')))
        .count(),
    ).toBe(0)
    await row(confirmed).getByRole('link', { name: confirmed }).click()
    await page
      .getByRole('region', { name: text('orders:change.titleCancel') })
      .getByText(text('orders:contact'))
      .waitFor()
    expect(await page.getByText(text('orders:contact')).count()).toBe(1)
    await page.goBack()
    // The stream opens after the change: what happened between the page and its stream is shown as well.
    const opening = Promise.withResolvers<void>()
    await page.route(`**${orderEvents.path}`, async (route) => {
      await opening.promise
      await route.continue()
    })
    await page.reload()
    await shown(3)
    const { version } = (await caller.call(getOrder, { orderNo: confirmed })).data()
    ;(await caller.call(setWalletFaults, { orderNo: confirmed, refund: 'slow', refundDelayMs: 600_000 })).data()
    const reason = 'The demo part is needed for another demo'
    ;(await staff.call(cancelOrderByStaff, { orderNo: confirmed, version, reason })).data()
    await waitFor("the cancellation is in the buyer's list", async () => {
      const { status } = (await caller.call(getOrder, { orderNo: confirmed })).data()
      return status === 'cancelled'
    })
    opening.resolve()
    await row(confirmed).getByText(text('orders:cancelled.staff')).waitFor()
    await row(confirmed).getByText(text('orders:refund.underWay')).waitFor()
    await completeSlowRefund(system, confirmed)
    await row(confirmed).getByText(text('orders:refund.done')).waitFor()
    await row(confirmed).getByRole('link', { name: confirmed }).click()
    await page.getByText(text('orders:refund.reason.order-cancelled')).first().waitFor()
    expect(await page.getByText(reason).count()).toBe(0)
    expect(await surplusWidth(page)).toBe(0)
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
