import { expect } from 'vitest'
import { registerByMail } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { verified, webhookReceiver } from '../../system/notification/webhook-receiver.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { shopTexts } from '../shop-texts.ts'
import { buyerSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'

const password = 'Pitch-2.54'

/** An endpoint is added, tried, sent an event again, given another secret, and deleted. */
export const myWebhooks: AccountJourney = {
  name: 'a buyer has webhooks sent to a server',
  run: async ({ system, browser, language, options }) => {
    const text = shopTexts(language)
    const receiver = await webhookReceiver()
    const email = `hooks-${Date.now()}-${language.replace('_', '-')}@pinline.example`
    await registerByMail(system.url, email)
    const storageState = await buyerSession(system.url, { username: email, password })
    const { page, pageErrors } = await openVisit(browser, { ...options, storageState })
    const noteSecret = async (): Promise<string> => {
      const dialog = page.getByRole('alertdialog', { name: text('api-access:secret.title') })
      const secret = await dialog.getByRole('textbox').inputValue()
      await dialog.getByRole('button', { name: text('api-access:secret.noted') }).click()
      await dialog.waitFor({ state: 'detached' })
      return secret
    }
    const arrived = async (count: number) =>
      await waitFor(`${count} webhooks`, () =>
        receiver.at('/orders').length === count ? receiver.at('/orders').at(-1) : undefined,
      )

    await new BuyerSteps(page, system.url, language, text).open('/user/center?tab=api-access')
    await page.getByText(text('api-access:hook.empty')).waitFor()
    await page.getByRole('button', { name: text('api-access:hook.create') }).click()
    const dialog = page.getByRole('alertdialog', { name: text('api-access:hook.create') })
    const create = () => dialog.getByRole('button', { name: text('api-access:hook.create') }).click()
    await dialog.getByLabel(text('api-access:hook.url')).fill('https://10.0.0.1/orders')
    await create()
    await dialog.getByText(text('api-access:hook.urlError')).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByLabel(text('api-access:hook.url')).fill(`${receiver.url}/orders`)
    await create()
    const first = await noteSecret()

    await page.getByRole('link', { name: text('api-access:hook.openName') }).click()
    await page.getByText(text('api-access:hook.logEmpty')).first().waitFor()
    await page.getByRole('button', { name: text('api-access:hook.test') }).click()
    verified(first, await arrived(1))
    const row = page
      .getByRole('region', { name: text('api-access:hook.log') })
      .getByRole('listitem')
      .first()
    await row.getByText(text('api-access:hook.state.delivered')).waitFor()
    await row.getByText(text('api-access:hook.details')).click()
    await row.getByText('HTTP 204').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await row.getByRole('button', { name: text('api-access:hook.redeliverName') }).click()
    await arrived(2)

    await page.getByRole('button', { name: text('api-access:rotate.command') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('api-access:rotate.confirm') })
      .click()
    const second = await noteSecret()
    await page.getByText(text('api-access:keys.previousUntil')).waitFor()
    await page.getByRole('button', { name: text('api-access:hook.test') }).click()
    const both = await arrived(3)
    for (const secret of [first, second]) verified(secret, both)

    await page.getByRole('button', { name: text('api-access:hook.delete') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('api-access:hook.delete') })
      .click()
    await page.getByText(text('api-access:hook.empty')).waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
    await receiver.close()
  },
}
