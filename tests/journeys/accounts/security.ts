import { readFile } from 'node:fs/promises'
import { listActivity } from '@pinline/contracts/account/audit/list-activity'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { endSession } from '@pinline/contracts/account/session/end-session'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { demoAddress } from '../../faults/demo-address.ts'
import { type Caller, prepareOrder, registerByMail, signInBuyer, stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { type ShopText, shopTexts } from '../shop-texts.ts'
import { buyerSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'

const password = 'Pitch-2.54'
const exported = z.object({
  profile: z.object({ email: z.string() }),
  orders: z.object({ list: z.array(z.object({ orderNo: z.string() })) }),
})

const isSignedOut = async (caller: Caller): Promise<boolean> => (await caller.call(getMe, {})).status === 401

/** The sessions are listed; ending one, or all others, takes effect at once. */
const endSessions = async (page: Page, text: ShopText, others: readonly Caller[]): Promise<void> => {
  const places = page.getByRole('region', { name: text('security:sessions.title') }).getByRole('listitem')
  await places.nth(others.length).waitFor()
  expect(await places.count()).toBe(others.length + 1)
  await places.first().getByText(text('security:sessions.current')).waitFor()
  await places
    .nth(1)
    .getByRole('button', { name: text('security:sessions.end') })
    .click()
  await page.getByText(text('security:sessions.ended')).first().waitFor()
  await waitFor('one of the others has ended', async () => (await Promise.all(others.map(isSignedOut))).includes(true))
  await page.getByRole('button', { name: text('security:sessions.endOthers') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: text('security:sessions.endOthers') }).click()
  await page.getByText(text('security:sessions.othersEnded')).first().waitFor()
  await waitFor('all others have ended', async () => !(await Promise.all(others.map(isSignedOut))).includes(false))
  await waitFor('one session is left', async () => (await places.count()) === 1)
}

/** The dialog shows each error at its field: the typed word, the password, an open order. */
const deletes = async (page: Page, text: ShopText, finishOrder: () => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name: text('security:delete.open') }).click()
  const dialog = page.getByRole('alertdialog')
  const confirm = () => dialog.getByRole('button', { name: text('security:delete.confirm') }).click()
  const typed = dialog.getByLabel(text('security:delete.type'))
  const secret = dialog.getByLabel(text('account:identity.password')).last()
  await confirm()
  await dialog.getByText(text('security:delete.typeError')).last().waitFor()
  await dialog.getByText(text('login:error.password-required')).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  const [word = ''] = text('security:delete.word').source.match(/[\p{L}]+$/u) ?? []
  await typed.fill(word)
  await secret.fill('Wrong-pass1')
  await confirm()
  await dialog.getByText(text('login:error.password-wrong')).waitFor()
  await secret.fill(password)
  await confirm()
  await dialog.getByRole('link', { name: text('security:delete.toOrders') }).waitFor()
  await finishOrder()
  const deleted = async () => {
    await waitFor('the account is deleted', async () => {
      if (new URL(page.url()).pathname.endsWith('/index')) return true
      await confirm().catch(() => undefined)
      await page.waitForURL(/\/index/, { timeout: 2000 }).catch(() => undefined)
      return false
    })
  }
  // The message goes away by itself: it is awaited from before the account is deleted.
  const said = page.getByText(text('security:delete.done')).first().waitFor({ timeout: 180_000 })
  await Promise.all([said, deleted()])
}

/** Sessions, activity, data export, and a deleted account. */
export const accountSecurity: AccountJourney = {
  name: 'a buyer looks after sessions and data',
  run: async ({ system, browser, language, options }) => {
    const text = shopTexts(language)
    const email = `secure-${Date.now()}-${language.replace('_', '-')}@pinline.example`
    const first = await registerByMail(system.url, email)
    const others = [first, await signInBuyer(system.url, { username: email, password })]
    const storageState = await buyerSession(system.url, { username: email, password })
    const { page, pageErrors } = await openVisit(browser, { ...options, storageState })
    const buyer = new BuyerSteps(page, system.url, language, text)
    await buyer.open('/user/center?tab=security')
    await endSessions(page, text, others)

    const activity = page.getByRole('region', { name: text('security:activity.title') })
    const caller = await signInBuyer(system.url, { username: email, password })
    // The list is that of when it was chosen.
    await waitFor('the activity', async () =>
      (await caller.call(listActivity, { kind: 'session-ended' }))
        .data()
        .list.some(({ call }) => call === endSession.name),
    )
    await activity.getByRole('link', { name: text('security:activity.kind.session-ended') }).click()
    await page.waitForURL(/status=session-ended/)
    await activity.getByText(text('security:call.end-session')).first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    ;(await caller.call(addAddress, demoAddress)).data()
    const [product] = await stockedProducts(system.url, 5)
    if (product === undefined) throw new Error('no product in stock')
    const order = await prepareOrder(caller, [{ productId: product.id, quantity: 1 }])
    const { orderNo } = (await caller.call(placeOrder, order)).data()
    await waitFor('the order is listed', async () => (await caller.call(listOrders, {})).data().total === 1)

    const arrives = page.waitForEvent('download')
    await page.getByRole('button', { name: text('security:export.button') }).click()
    const dialog = page.getByRole('dialog')
    const confirm = () => dialog.getByRole('button', { name: text('security:export.confirm') }).click()
    await confirm()
    await dialog.getByText(text('login:error.password-required')).waitFor()
    await dialog.locator('input[type="password"]').fill(password)
    await confirm()
    const download = await arrives
    expect(download.suggestedFilename()).toMatch(/^pinline-\d{4}-\d\d-\d\d\.json$/)
    const document = exported.parse(JSON.parse(await readFile(await download.path(), 'utf8')))
    expect(document.profile.email).toBe(email)
    expect(document.orders.list.map((one) => one.orderNo)).toEqual([orderNo])

    await deletes(page, text, async () => {
      ;(await caller.call(cancelOrder, { orderNo })).data()
    })
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await buyer.open('/login')
    await page.getByLabel(text('login:field.username')).first().fill(email)
    await page.locator('input[type="password"]').first().fill(password)
    await page
      .getByRole('button', { name: text('login:action.login') })
      .last()
      .click()
    await page.getByText(text('login:refused.loginMore')).first().waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
