import { getOrder } from '@pinline/contracts/order/order/get-order'
import { orderNumber } from '@pinline/events/ids'
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

/**
 * Staff cancel a piece, and refund pieces of a line, the freight and an amount; more than is left is refused; the buyer
 * sees each.
 */
export const refundParts: OrdersJourney = {
  name: 'staff refund pieces of a line and the freight, and the buyer sees each refund and what remains paid',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const orderNo = orderNumber.parse(
      await advanceOrder(system.url, shopper.caller, staff, 'confirmed', await shopper.lines(2)),
    )
    const read = async () => (await shopper.caller.call(getOrder, { orderNo })).data()
    const { lines, freight, total } = await read()
    const [line, other] = lines
    if (line === undefined || other === undefined) throw new Error('no line')
    const { money } = createFormat(journey.language === 'en' ? 'en' : 'zh-Hans')

    const clerk = await ConsolePerson.arrive(journey, account)
    await clerk.open(`/orders/${orderNo}`)
    const key = (name: string) => `resources.orders.part_refund.${name}`
    const dialog = clerk.dialog()
    const confirm = dialog.locator('button[type="submit"]')
    const open = async () => {
      await clerk.button(key('command')).click()
      await dialog.waitFor()
    }
    const choose = async (basis: string) =>
      await dialog.getByRole('radio', { name: clerk.text(key(`bases.${basis}`)), exact: true }).check()
    const refunds = clerk.page.locator('.refunds')
    const done = async (count: number) => {
      await dialog.waitFor({ state: 'hidden' })
      await waitFor('the refunds are through', async () => {
        const { refunds: all } = await read()
        return all.length === count && all.every(({ state }) => state === 'completed')
      })
    }

    const cancelKey = (name: string) => `resources.orders.cancel_lines.${name}`
    await clerk.button(cancelKey('command')).click()
    await dialog.waitFor()
    const piecesOf = dialog.locator('.refund-pieces')
    for (const [place, { quantity }] of lines.entries()) await piecesOf.nth(place).fill(String(quantity))
    await dialog.getByText(clerk.text(cancelKey('whole_order'))).waitFor()
    await piecesOf.nth(0).fill('')
    await piecesOf.nth(1).fill('1')
    const price = { ...total, minor: Math.floor(other.lineTotal.minor / other.quantity) }
    await dialog.getByText(clerk.text(cancelKey('effect_refund'), { amount: money(price) })).waitFor()
    await clerk.field('resources.orders.cancel.reason').fill('one is damaged')
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)
    await confirm.click()
    await done(1)
    await clerk.page
      .locator('.order-lines')
      .getByText(clerk.text(cancelKey('cancelled'), { count: '1' }))
      .waitFor()

    await open()
    await confirm.click()
    await dialog.getByText(clerk.text('forms.fault.required')).waitFor()
    const pieces = dialog.locator('.refund-pieces').first()
    await pieces.fill(String(line.quantity + 1))
    await dialog.getByText(clerk.text(key('pieces_range'))).waitFor()
    await pieces.fill(String(line.quantity))
    await clerk.field(key('note')).fill('pins bent, agreed by phone')
    expect(await confirm.textContent()).toContain(money(line.lineTotal))
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)
    await confirm.click()
    await done(2)
    await refunds.getByText(clerk.text('resources.orders.refund_reason.after-sale')).waitFor()
    await refunds.getByText('pins bent, agreed by phone').waitFor()

    await open()
    await choose('freight')
    await clerk.field(key('note')).fill('late')
    expect(await confirm.textContent()).toContain(money(freight))
    await confirm.click()
    await done(3)
    await refunds.getByText(clerk.text('resources.orders.refund_reason.freight')).waitFor()

    await open()
    await choose('amount')
    const rest = total.minor - price.minor - line.lineTotal.minor - freight.minor
    await dialog.locator('input.figure').fill(((rest + 1) / 100).toFixed(2))
    await clerk.field(key('note')).fill('goodwill')
    await confirm.click()
    await dialog.getByText(clerk.text(key('amount_range'), { amount: money({ ...total, minor: rest }) })).waitFor()
    await clerk.button('forms.leave', dialog).click()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)

    const { page, pageErrors, open: visit } = await shopper.openWindow()
    await visit(`/user/center?tab=orders&orderNo=${orderNo}`)
    await page.getByText(shopper.text('orders:sum.stillPaid')).waitFor()
    await page
      .getByText(money({ ...total, minor: rest }), { exact: true })
      .first()
      .waitFor()
    await page.locator('.order-line-cancelled').waitFor()
    await page.getByText(shopper.text('orders:refund.reason.after-sale')).waitFor()
    await page.getByText(shopper.text('orders:refund.reason.freight')).waitFor()
    expect(await page.getByText('pins bent, agreed by phone').count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    expect(pageErrors).toEqual([])
    await Promise.all([clerk.page.context().close(), page.context().close()])
  },
}
