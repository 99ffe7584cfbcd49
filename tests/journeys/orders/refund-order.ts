import { listNotifications } from '@pinline/contracts/notification/notification/list-notifications'
import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import { orderNumber } from '@pinline/events/ids'
import { expect } from 'vitest'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import { waitForContent } from '../wait-for-page.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Staff cancel a paid order, the wallet fails the refund at first, and somebody retries until it is completed. */
export const refundOrder: OrdersJourney = {
  name: 'a refund that the wallet refuses stays work for staff until it is through, and its buyer sees how it stands',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const wallet = new Caller(system.url)
    const orderNo = orderNumber.parse(
      await advanceOrder(system.url, shopper.caller, staff, 'confirmed', await shopper.lines(2)),
    )
    ;(await wallet.call(setWalletFaults, { orderNo, refund: 'fail' })).data()

    const clerk = await ConsolePerson.arrive(journey, account)
    await clerk.open(`/orders/${orderNo}`)
    await clerk.page.waitForURL(`**/console/orders/${orderNo}/show`)
    await clerk.button('resources.orders.commands.cancel_refund').first().click()
    await clerk.field('resources.orders.cancel.reason').fill('the plating is not what was ordered')
    await clerk.button('resources.orders.cancel.confirm', clerk.dialog()).click()
    await clerk.dialog().waitFor({ state: 'hidden' })
    const refunds = clerk.page.locator('.refunds')
    await refunds.getByText(clerk.text('resources.orders.refund_state.failed')).waitFor()
    await clerk.page.getByText('the plating is not what was ordered').waitFor()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)

    const { page, pageErrors, open } = await shopper.openWindow()
    const detail = `/user/center?tab=orders&orderNo=${orderNo}`
    await open(detail)
    await page.getByText(shopper.text('orders:refund.late')).waitFor()
    expect(await page.getByText('the plating is not what was ordered').count()).toBe(0)

    // The list shows the state of when it was opened.
    const isWork = async () => {
      const { list } = (await staff.call(listNotifications, {})).data()
      return list.some(({ id, recordId }) => id.startsWith('refund-due-') && recordId === orderNo)
    }
    await waitFor('the refund is a to-do', isWork)
    await clerk.open('/to-dos')
    const toDo = clerk.row(orderNo).filter({ hasText: clerk.text('resources.to-dos.kind.refund-due') })
    await toDo.waitFor()
    await toDo.getByRole('link', { name: orderNo }).click()
    ;(await wallet.call(setWalletFaults, { orderNo })).data()
    await clerk.button('resources.orders.retry.command', refunds).click()
    await clerk.button('resources.orders.retry.confirm', clerk.dialog()).click()
    await refunds.getByText(clerk.text('resources.orders.refund_state.completed')).waitFor()
    await waitFor('the refund is no longer a to-do', async () => !(await isWork()))
    await clerk.open('/to-dos')
    await clerk.page.getByRole('main').waitFor()
    await waitForContent(clerk.page)
    await toDo.waitFor({ state: 'detached' })

    await page.getByText(shopper.text('orders:refund.late')).waitFor({ state: 'detached' })
    expect(await accessibilityViolations(page)).toEqual([])
    expect(pageErrors).toEqual([])
    await Promise.all([clerk.page.context().close(), page.context().close()])
  },
}
