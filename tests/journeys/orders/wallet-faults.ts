import { listAudit } from '@pinline/contracts/account/audit/list-audit'
import { getWalletLedger } from '@pinline/contracts/order/payment/get-wallet-ledger'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { setWalletFaults, type WalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import { type OrderNumber, orderNumber } from '@pinline/events/ids'
import { expect } from 'vitest'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Wallets that notify twice, late, never, or of a wrong amount, and forged webhooks. */
export const walletFaultInjection: OrdersJourney = {
  name: 'a buyer pays once whatever the wallet sends, and staff read of forged webhooks',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const wallet = new Caller(system.url)
    const { page, pageErrors, open } = await shopper.openWindow()
    const state = (name: string) => page.locator('.payment-state').getByText(text(`payment:state.${name}`))

    const capturedLessRefunded = async (orderNo: OrderNumber) => {
      const { captures, refunds } = (await wallet.call(getWalletLedger, { orderNo })).data()
      return captures.length - refunds.length
    }
    /** A new order with a visible code, paid at a faulty wallet. */
    const payWith = async (wrong: Partial<WalletFaults>): Promise<OrderNumber> => {
      const advanced = await advanceOrder(system.url, caller, staff, 'pending', await shopper.lines(1))
      const orderNo = orderNumber.parse(advanced)
      ;(await wallet.call(setWalletFaults, { orderNo, ...wrong })).data()
      await open(`/wechat-pay?orderNo=${orderNo}`)
      await state('waiting').waitFor()
      const address = await page.locator('a[href*="/wallet/pay/"]').getAttribute('href')
      ;(await wallet.call(payAttempt, { id: address?.split('/').at(-1) ?? '' })).data()
      return orderNo
    }

    for (const wrong of [{ duplicate: true, delayMs: 500 }, { lose: true }, { replay: true }] as const) {
      const orderNo = await payWith(wrong)
      await state('success').waitFor()
      expect(await capturedLessRefunded(orderNo)).toBe(1)
    }

    const forged = await payWith({ forge: true })
    await waitFor('the forged webhook is rejected', async () => {
      const { notices } = (await wallet.call(getWalletLedger, { orderNo: forged })).data()
      return notices.some(({ outcome }) => outcome === 'signature-invalid')
    })
    expect(await state('success').count()).toBe(0)
    expect(await capturedLessRefunded(forged)).toBe(0)

    const short = await payWith({ wrongAmount: true })
    await state('failed').waitFor()
    await page.getByText(text('payment:failed.refunded')).waitFor()
    await waitFor('the money is refunded', async () => (await capturedLessRefunded(short)) === 0)
    expect(await accessibilityViolations(page)).toEqual([])

    // The page shows the trail as of when it was opened.
    for (const outcome of ['signature-invalid', 'notice-replayed'])
      await waitFor(
        `${outcome} in the trail`,
        async () => (await staff.call(listAudit, { outcome })).data().total !== 0,
      )
    const clerk = await ConsolePerson.arrive(journey, account)
    await clerk.open('/audit')
    await clerk.page.getByLabel(clerk.text('resources.audit.fields.kind'), { exact: true }).selectOption('refusal')
    const notices = clerk.page
      .getByRole('row')
      .filter({ hasText: clerk.text('resources.audit.what.receive-wallet-webhook') })
    await notices
      .filter({ hasText: clerk.text('resources.audit.outcome.signature-invalid') })
      .first()
      .waitFor()
    await notices
      .filter({ hasText: clerk.text('resources.audit.outcome.notice-replayed') })
      .first()
      .waitFor()
    await clerk.open(`/orders/${short}/show`)
    await clerk.page.locator('.refunds').getByText(clerk.text('resources.orders.refund_reason.wrong-amount')).waitFor()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(pageErrors).toEqual([])
    await Promise.all([clerk.page.context().close(), page.context().close()])
  },
}
