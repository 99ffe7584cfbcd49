import { changeEmail } from '@pinline/contracts/account/buyer/change-email'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { confirmIdentity } from '@pinline/contracts/account/session/confirm-identity'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import mongoose from 'mongoose'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Caller, mailedCode, registerByMail } from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { type ShopText, shopTexts } from '../shop-texts.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'

const password = 'Pitch-2.54'
const newPassword = 'Pitch-5.08'

const moveTo = async (url: string, caller: Caller, email: string): Promise<void> => {
  const { ticket } = (await caller.call(confirmIdentity, { password })).data()
  ;(await caller.call(sendVerificationCode, { target: email, purpose: 'change-email' })).data()
  ;(await caller.call(changeEmail, { email, code: await mailedCode(url, email), ticket })).data()
}

/** The path and token of the link that a former contact received. */
const linkTo = async (url: string, to: string): Promise<string> =>
  await waitFor(`a link for ${to}`, async () => {
    const response = await fetch(`${url}/mailbox/messages?to=${encodeURIComponent(to)}`)
    const { list } = mailboxList.parse(await response.json())
    return list.flatMap(({ text }) => /\/account\/undo-change#[\w-]{43}/.exec(text) ?? [])[0]
  })

const expire = async (system: TestSystem, buyerId: string): Promise<void> => {
  const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
  try {
    const links = client.db(`${system.databasePrefix}account`).collection('undo-links')
    await links.updateMany({ buyerId }, { $set: { until: new Date() } })
  } finally {
    await client.close()
  }
}

const setNewPassword = async (page: Page, url: string, email: string, text: ShopText): Promise<void> => {
  await page.getByLabel(text('login:field.username')).fill(email)
  const seen = await mailedCode(url, email)
  await page.getByRole('button', { name: text('login:code.send') }).click()
  const code = await waitFor('another code', async () => {
    const sent = await mailedCode(url, email)
    return sent !== seen && sent
  })
  await page.getByLabel(text('login:field.code')).fill(code)
  for (const index of [0, 1]) await page.locator('input[type="password"]').nth(index).fill(newPassword)
  await page.getByRole('button', { name: text('login:action.reset') }).click()
  await page.waitForURL(/\/login$/)
}

/** The owner of a former address undoes its change, without being signed in, and sets a new password. */
export const undoChange: AccountJourney = {
  name: 'the owner of a former address undoes its change',
  run: async ({ system, browser, language, options }) => {
    const text = shopTexts(language)
    const stamp = `${Date.now()}-${language.replace('_', '-')}`
    const [email, otherEmail] = [`former-${stamp}@pinline.example`, `latter-${stamp}@pinline.example`]
    const caller = await registerByMail(system.url, email)
    const { id } = (await caller.call(getMe, {})).data()
    await moveTo(system.url, caller, otherEmail)
    const link = await linkTo(system.url, email)
    const { page, pageErrors } = await openVisit(browser, options)
    const buyer = new BuyerSteps(page, system.url, language, text)
    const shows = (key: string) => page.getByRole('heading', { level: 1, name: text(key) }).waitFor()

    await buyer.open('/account/undo-change')
    await shows('undo-change:wrong')
    await buyer.open(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)
    await shows('undo-change:wrong')
    await buyer.open(link)
    await shows('undo-change:question')
    expect(await accessibilityViolations(page)).toEqual([])
    expect((await caller.call(getMe, {})).data().email).toBe(otherEmail)

    await page.getByRole('button', { name: text('undo-change:confirm') }).click()
    await shows('undo-change:done')
    expect(await accessibilityViolations(page)).toEqual([])
    await waitFor('the other person is out', async () => (await caller.call(getMe, {})).status === 401)
    await setNewPassword(page, system.url, email, text)
    await buyer.signIn({ username: email, password: newPassword })

    await buyer.open(link)
    await shows('undo-change:used')
    await expire(system, id)
    await page.reload()
    await shows('undo-change:expired')
    expect(await accessibilityViolations(page)).toEqual([])
    expect(pageErrors.filter((error) => !error.includes('422'))).toEqual([])
    await page.context().close()
  },
}
