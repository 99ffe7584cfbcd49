import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { Caller, registerByMail } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { type ShopText, shopTexts } from '../shop-texts.ts'
import { buyerSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'

const password = 'Pitch-2.54'

/** Notes the secret and closes the dialog; the page does not show it again. */
const noteSecret = async (page: Page, text: ShopText): Promise<string> => {
  const dialog = page.getByRole('alertdialog', { name: text('api-access:secret.title') })
  await dialog.waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  const secret = await dialog.getByRole('textbox').inputValue()
  await dialog.getByRole('button', { name: text('api-access:secret.noted') }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(secret)
  return secret
}

/** The form says what is missing, and that the password is wrong. */
const createKey = async (page: Page, text: ShopText): Promise<void> => {
  await page.getByRole('button', { name: text('api-access:create.confirm') }).click()
  const dialog = page.getByRole('alertdialog', { name: text('api-access:create.title') })
  const confirm = () => dialog.getByRole('button', { name: text('api-access:create.confirm') }).click()
  await confirm()
  await dialog.getByText(text('api-access:form.scopesMissing')).waitFor()
  await dialog.getByText(text('login:error.password-required')).waitFor()
  await dialog.getByLabel(text('api-access:form.name')).fill('SAP')
  await dialog.getByLabel(text('api-access:scope.orders-read')).check({ force: true })
  await dialog.getByLabel(text('api-access:form.expiry')).selectOption('30')
  await dialog.locator('input[type="password"]').fill('Wrong-pass1')
  await confirm()
  await dialog.getByText(text('login:error.password-wrong')).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await dialog.locator('input[type="password"]').fill(password)
  await confirm()
}

/** Less is saved at once; more needs the password. */
const changeKey = async (page: Page, row: Locator, text: ShopText): Promise<void> => {
  await row.getByRole('button', { name: text('api-access:change.name') }).click()
  const dialog = page.getByRole('alertdialog', { name: text('api-access:change.title') })
  await dialog.getByLabel(text('api-access:form.limit')).fill('60')
  expect(await dialog.locator('input[type="password"]').count()).toBe(0)
  await dialog.getByLabel(text('api-access:scope.catalogue-read')).check({ force: true })
  await dialog.locator('input[type="password"]').fill(password)
  await dialog.getByRole('button', { name: text('api-access:change.confirm') }).click()
  await page.getByText(text('api-access:change.done')).first().waitFor()
  await row.getByText(text('api-access:scope.catalogue-read')).waitFor()
}

/** A key is created, used, given a new secret beside the present one, and revoked. */
export const apiKeys: AccountJourney = {
  name: 'a buyer gives a program an API key',
  run: async ({ system, browser, language, options }) => {
    const text = shopTexts(language)
    const email = `keys-${Date.now()}-${language.replace('_', '-')}@pinline.example`
    await registerByMail(system.url, email)
    const storageState = await buyerSession(system.url, { username: email, password })
    const { page, pageErrors } = await openVisit(browser, { ...options, storageState })
    const buyer = new BuyerSteps(page, system.url, language, text)
    await buyer.open('/user/center?tab=api-access')
    await page.getByText(text('api-access:keys.empty')).waitFor()
    await createKey(page, text)
    const first = new Caller(system.url, await noteSecret(page, text))

    const row = page
      .getByRole('region', { name: text('api-access:keys.title') })
      .getByRole('listitem')
      .first()
    await row.getByText(text('api-access:keys.unused')).waitFor()
    expect((await first.call(listOrders, {})).data().list).toEqual([])
    expect((await first.call(getMe, {})).status).toBe(403)
    await waitFor('the last use is shown', async () => {
      await page.reload()
      await row.waitFor()
      return await row.getByText(text('api-access:keys.lastUsed')).isVisible()
    })
    await changeKey(page, row, text)

    await row.getByRole('button', { name: text('api-access:rotate.name') }).click()
    const dialog = page.getByRole('alertdialog', { name: text('api-access:rotate.title') })
    await dialog.getByLabel(text('api-access:rotate.overlap')).selectOption('1')
    await dialog.locator('input[type="password"]').fill(password)
    await dialog.getByRole('button', { name: text('api-access:rotate.confirm') }).click()
    const second = new Caller(system.url, await noteSecret(page, text))
    await row.getByText(text('api-access:keys.previousUntil')).waitFor()
    for (const program of [first, second]) expect((await program.call(listOrders, {})).data().list).toEqual([])
    expect(await accessibilityViolations(page)).toEqual([])

    await row.getByRole('button', { name: text('api-access:revoke.name') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('api-access:revoke.confirm') })
      .click()
    await page.getByText(text('api-access:keys.empty')).waitFor()
    await waitFor('both secrets are refused', async () => {
      const statuses = await Promise.all([first, second].map(async (one) => (await one.call(listOrders, {})).status))
      return statuses.every((status) => status === 401)
    })
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
