import { readFile } from 'node:fs/promises'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { recordTest } from '@pinline/contracts/order/picking/record-test'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { advanceOrder } from '../advance-order.ts'
import { drawSignature } from '../draw-signature.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Staff sign the packing slip of a parcel with the mouse and the test report by keyboard, save a signature and revoke it. */
export const signDocuments: OrdersJourney = {
  name: 'signs the packing slip and the test report of an order, and revokes a signature',
  run: async (journey) => {
    const { url, demoAccounts } = journey.system
    const shopper = await Shopper.register(journey)
    const account = demoAccounts().staff
    const staff = await signInStaff(url, account)
    const orderNo = await advanceOrder(url, shopper.caller, staff, 'testing', await shopper.lines(1))
    const [line] = (await shopper.caller.call(getOrder, { orderNo })).data().lines
    if (line === undefined) throw new Error('a line')
    const test = { orderNo, productId: line.productId, method: 'visual', sampleSize: 1, passed: true } as const
    const { version } = (await staff.call(recordTest, test)).data()
    const parcel = { carrier: 'FedEx', trackingNumber: '771234567892' }
    ;(await staff.call(shipOrder, { orderNo, version, ...parcel })).data()
    // A page carries no position: the view has the parcel before it is opened.
    shopper.caller.follow(staff)
    ;(await shopper.caller.call(getOrder, { orderNo })).data()

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const dialog = clerk.dialog()
    const key = (name: string) => `resources.orders.signatures.${name}`
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
    const rowOf = (kind: 'packing-slip' | 'test-report'): Locator =>
      page
        .locator('.order-documents > li')
        .filter({ has: page.getByRole('link', { name: text(`resources.orders.documents.kind.${kind}`), exact: true }) })
    const press = async (row: Locator, name: string) =>
      await row
        .getByRole('button', { name: text(key(name)) })
        .first()
        .click()
    const nameField = dialog.getByRole('textbox', { name: text(key('name')) })

    await clerk.open(`/orders/${orderNo}/show`)
    const slip = rowOf('packing-slip')
    await press(slip, 'sign')
    await clerk.button(key('sign'), dialog).click()
    await dialog.getByText(text(key('pad_empty'))).waitFor()
    await check()
    await drawSignature(page, text)
    await clerk.button(key('undo'), dialog).click()
    await clerk.button(key('clear'), dialog).click()
    await drawSignature(page, text)
    await nameField.fill('Ada Lovelace')
    await check()
    await clerk.button(key('sign'), dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await slip.getByRole('img', { name: text(key('image'), { name: 'Ada Lovelace' }) }).waitFor()
    await check()

    for (const [type, begins] of [
      ['svg', '<svg '],
      ['png', '\u{fffd}PNG'],
    ] as const) {
      const [file] = await Promise.all([page.waitForEvent('download'), press(slip, `save_${type}`)])
      expect(file.suggestedFilename()).toBe(`signature-${orderNo}-1.${type}`)
      const saved = await readFile(await file.path(), 'utf8')
      expect(saved.startsWith(begins)).toBe(true)
    }

    const report = rowOf('test-report')
    await report.getByRole('button', { name: text(key('sign')) }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('radio', { name: text(key('draw')) }).focus()
    await page.keyboard.press('ArrowRight')
    await nameField.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Grace Hopper')
    await check()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await report.getByText(text(key('signed_by'), { name: 'Grace Hopper' })).waitFor()

    await press(slip, 'revoke')
    await check()
    await clerk.button(key('revoke'), dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await slip.getByText(text(key('earlier'), { smart_count: 1 }), { exact: true }).click()
    await slip.getByRole('img', { name: text(key('image'), { name: 'Ada Lovelace' }) }).waitFor()
    expect(await slip.getByRole('button', { name: text(key('revoke')) }).count()).toBe(0)
    await check()
    await page.context().close()
  },
}
