import { listStockHistory } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import { listNotifications } from '@pinline/contracts/notification/notification/list-notifications'
import { applyAfterSale } from '@pinline/contracts/order/after-sale/apply-after-sale'
import { getAfterSale } from '@pinline/contracts/order/after-sale/get-after-sale'
import { orderNumber } from '@pinline/events/ids'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
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

/** Staff answer with a picture: one of another type is refused before it is uploaded, one too many is taken out again. */
const answerWithFile = async (clerk: ConsolePerson, message: string): Promise<void> => {
  const form = clerk.page.locator('form.note-form')
  const attach = form.locator('input[type=file]')
  const attached = form.locator('.attach-files li')
  await attach.setInputFiles({ ...photo, name: 'label.svg', mimeType: 'image/svg+xml' })
  await form.getByRole('alert').waitFor()
  await attach.setInputFiles({ ...photo, name: 'label.png' })
  await attached.filter({ hasText: 'label.png' }).waitFor()
  await attach.setInputFiles({ ...photo, name: 'wrong label.png' })
  const wrong = attached.filter({ hasText: 'wrong label.png' })
  await wrong.getByRole('button').click()
  await wrong.waitFor({ state: 'detached' })
  expect(await accessibilityViolations(clerk.page)).toEqual([])
  await clerk.page.getByLabel(clerk.text('resources.after-sales.talk.label')).fill(message)
  await clerk.button('resources.after-sales.talk.command').click()
  const sent = clerk.page.locator('.after-sale-talk li').filter({ hasText: message })
  await sent.getByRole('img', { name: clerk.text('resources.files.attached.file', { place: 1 }) }).waitFor()
  expect(await sent.getByRole('img').count()).toBe(1)
  await waitFor('nothing is attached to the next message', async () => (await attached.count()) === 0)
}

/** A buyer returns some pieces of a line; staff approve, receive and refund them, and the buyer sees each step. */
export const returnParts: OrdersJourney = {
  name: 'returns some pieces of a line, staff take them back and refund them; cancels another request',
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
    await dialog.getByRole('alert').nth(1).waitFor()
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

    const afterSaleNo = `${orderNo}-1`
    const isWork = async () => {
      const { list } = (await staff.call(listNotifications, {})).data()
      return list.some(({ id, resource }) => id === `answer-after-sale-${afterSaleNo}` && resource === 'after-sales')
    }
    const isMailed = async (words: RegExp) => {
      const to = encodeURIComponent(shopper.account.username)
      const { list } = mailboxList.parse(await (await fetch(`${system.url}/mailbox/messages?to=${to}`)).json())
      return list.some(({ subject }) => subject.includes(afterSaleNo) && words.test(subject))
    }
    await waitFor('the request is a to-do', isWork)
    const clerk = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    await clerk.open('/after-sales')
    await clerk.row(afterSaleNo).click()
    await clerk.page.waitForURL(`**/console/after-sales/${afterSaleNo}/show`)
    await clerk.page.getByText('Two pieces are bent').waitFor()
    await clerk.page
      .getByRole('img', { name: clerk.text('resources.files.attached.file', { place: 1 }) })
      .first()
      .waitFor()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)
    await answerWithFile(clerk, 'Please send them back')
    await page.reload()
    const answer = page.locator('.after-sale-talk li').filter({ hasText: 'Please send them back' })
    await answer.getByRole('img', { name: text('after-sales:files.open') }).waitFor()
    const decide = async (command: 'approve' | 'receive' | 'refund', fill?: () => Promise<void>) => {
      await clerk.button(`resources.after-sales.commands.${command}-after-sale`).first().click()
      await fill?.()
      expect(await accessibilityViolations(clerk.page)).toEqual([])
      await clerk.dialog().locator('button[type=submit]').click()
      await clerk.dialog().waitFor({ state: 'hidden' })
    }
    await decide('approve', () =>
      clerk.field('resources.after-sales.approve.instructions').fill('Dock 4, with the number on the parcel'),
    )
    await page.reload()
    await page.getByText('Dock 4, with the number on the parcel').waitFor()
    await waitFor('the request is no longer a to-do', async () => !(await isWork()))
    await waitFor('the approval is mailed', () => isMailed(/approved|已通过/))
    await decide('receive', async () => {
      await clerk.field('resources.after-sales.receive.to_stock').fill('1')
      await clerk.field('resources.after-sales.receive.to_scrap').fill('1')
    })
    const returnedId = lines[1]?.productId
    if (returnedId === undefined) throw new Error('no second line')
    await waitFor('the good piece is stock again', async () => {
      const { list } = (await staff.call(listStockHistory, { productId: returnedId })).data()
      return list.some(({ reason, quantity }) => reason === `Return ${afterSaleNo}` && quantity === 1)
    })
    await decide('refund')
    await clerk.page.getByText(clerk.text('resources.after-sales.status.refunded')).first().waitFor()
    await clerk.button('resources.after-sales.commands.close-after-sale').first().click()
    await clerk.page.getByText(clerk.text('resources.after-sales.status.closed')).first().waitFor()
    await clerk.page.context().close()

    await waitFor('the refund is mailed', () => isMailed(/refunded|已退款/))
    await page.reload()
    await page.getByText(text('after-sales:next.refunded')).waitFor()
    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    await page
      .getByText(text('orders:refund.reason.after-sale'))
      .or(page.getByText(text('orders:refund.done')))
      .first()
      .waitFor()

    const [line] = lines
    if (line === undefined) throw new Error('no line')
    const input = { orderNo, productId: line.productId, kind: 'return', quantity: 1, openedPackage: false } as const
    const second = (await shopper.caller.call(applyAfterSale, input)).data().afterSaleNo
    ;(await shopper.caller.call(getAfterSale, { afterSaleNo: second })).data()
    await open(`/user/center?tab=after-sales&request=${second}`)
    await button('after-sales:cancel.open').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('after-sales:cancel.open') })
      .click()
    await page.getByText(text('after-sales:status.cancelled')).first().waitFor()
    await open('/user/center?tab=after-sales')
    const row = page.locator('.after-sale-row')
    await row.getByText(text('after-sales:status.cancelled')).waitFor()
    expect(await row.count()).toBe(2)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
