import { orderNumber } from '@pinline/events/ids'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

const photo = {
  name: 'torn bag.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A buyer asks for after-sales service for some pieces of a line, and follows the request. */
export const returnParts: OrdersJourney = {
  name: 'returns some pieces of a line with a photo, writes about it and cancels the request',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { text } = shopper
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const lines = await shopper.lines(2)
    const orderNo = orderNumber.parse(await advanceOrder(system.url, shopper.caller, staff, 'completed', lines))
    const { page, pageErrors, open } = await shopper.openWindow()
    const button = (key: string) => page.getByRole('button', { name: text(key), exact: true })

    await open('/user/center?tab=after-sales')
    await page.getByText(text('after-sales:empty.title')).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    // The second line has three pieces.
    await page
      .getByRole('button', { name: /after-sales service for|申请售后$/ })
      .last()
      .click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: text('after-sales:apply.submit') })
    await submit.click()
    expect(await dialog.getByRole('alert').count()).toBe(2)
    await dialog.getByLabel(text('after-sales:field.kind')).selectOption('return')
    await dialog.getByLabel(text('after-sales:field.reason')).selectOption('damaged')
    await dialog.getByLabel(text('after-sales:field.quantity')).fill('4')
    await submit.click()
    await dialog.getByText(text('after-sales:apply.quantity')).waitFor()
    await dialog.getByLabel(text('after-sales:field.quantity')).fill('2')
    const opened = dialog.getByRole('radiogroup', { name: text('after-sales:field.openedPackage') })
    await opened.getByText(text('after-sales:yes')).click()
    await dialog.getByLabel(text('after-sales:field.note')).fill('The bag was torn')
    await dialog.locator('input[type=file]').setInputFiles({ ...photo, name: 'photo.svg', mimeType: 'image/svg+xml' })
    await dialog.getByRole('alert').waitFor()
    await dialog.locator('input[type=file]').setInputFiles(photo)
    await dialog.getByText(photo.name).waitFor()
    await dialog.getByText(text('after-sales:files.sending')).waitFor({ state: 'detached' })
    expect(await accessibilityViolations(page)).toEqual([])
    await submit.click()

    await page.getByText(text('after-sales:status.submitted')).first().waitFor()
    await page.getByText('The bag was torn').waitFor()
    await page.getByRole('img', { name: text('after-sales:files.open') }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await page.getByLabel(text('after-sales:talk.label')).fill('Two pieces are bent')
    await button('after-sales:talk.send').click()
    await page.locator('.after-sale-talk').getByText('Two pieces are bent').waitFor()

    await button('after-sales:cancel.open').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('after-sales:cancel.open') })
      .click()
    await page.getByText(text('after-sales:status.cancelled')).first().waitFor()
    await open('/user/center?tab=after-sales')
    const row = page.locator('.after-sale-row')
    await row.getByText(text('after-sales:status.cancelled')).waitFor()
    expect(await row.count()).toBe(1)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
