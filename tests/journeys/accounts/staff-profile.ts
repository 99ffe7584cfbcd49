import { createStaff } from '@pinline/contracts/account/permissions/create-staff'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { forms as formsEn } from '../../../console/src/messages/en/forms.ts'
import { mailTexts as mailTextsEn } from '../../../console/src/messages/en/mail-texts.ts'
import { profile as profileEn } from '../../../console/src/messages/en/profile.ts'
import { session as sessionEn } from '../../../console/src/messages/en/session.ts'
import { forms as formsZh } from '../../../console/src/messages/zh_cn/forms.ts'
import { mailTexts as mailTextsZh } from '../../../console/src/messages/zh_cn/mail-texts.ts'
import { profile as profileZh } from '../../../console/src/messages/zh_cn/profile.ts'
import { session as sessionZh } from '../../../console/src/messages/zh_cn/session.ts'
import { mailedCode, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { Authenticator } from '../../system/account/authenticator.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { noteWhenShown } from '../shown-since.ts'
import { openVisit } from '../visit.ts'
import { waitForFocus } from '../wait-for-page.ts'
import type { AccountJourney } from './account-journey.ts'

const texts = {
  en: { profile: profileEn, session: sessionEn, forms: formsEn, mailTexts: mailTextsEn },
  zh_cn: { profile: profileZh, session: sessionZh, forms: formsZh, mailTexts: mailTextsZh },
}
type Texts = (typeof texts)['en' | 'zh_cn']

const chosenPassword = 'Pitch-2.54'
const home = /\/console\/?$/

/** The dialog shows its errors; a valid change leads to the login page a second later. */
const submitPassword = async (page: Page, given: string, text: Texts) => {
  const dialog = page.getByRole('dialog', { name: text.profile.password.title })
  const [old, fresh, again] = [0, 1, 2].map((index) => dialog.locator('input').nth(index))
  const submit = () => dialog.getByRole('button', { name: text.profile.password.confirm }).click()
  if (old === undefined || fresh === undefined || again === undefined) throw new Error('fields are missing')
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(500)
  await submit()
  await dialog.getByText(text.profile.fault['old-password-empty']).waitFor()
  await old.fill('Wrong-1aB')
  await fresh.fill('Ab-1')
  await again.fill('Ab-2')
  await submit()
  await dialog.getByText(text.profile.fault['password-length'], { exact: true }).waitFor()
  await dialog.getByText(text.profile.fault['password-mismatch']).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await fresh.fill(chosenPassword)
  await again.fill(chosenPassword)
  await submit()
  await dialog.getByText(text.profile.fault['password-wrong']).waitFor()
  await old.fill(given)
  await dialog.getByText(text.profile.fault['password-wrong']).waitFor({ state: 'detached' })
  const shownAt = await noteWhenShown(page, text.profile.password.done)
  await submit()
  await page.waitForURL('**/console/login')
  // The second begins with the decision to show the message, and a busy machine draws it later.
  expect(Date.now() - (await shownAt())).toBeGreaterThan(500)
  expect(await page.evaluate(() => localStorage.getItem('console.token'))).toBeNull()
}

/** A file of another type is not uploaded; an image is cropped to a square. */
const choosePicture = async (page: Page, text: Texts) => {
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/private/users/upload')) uploads.push(request.url())
  })
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await page.getByText(text.profile.avatar.wrong_type.replace('%{types}', 'jpg, png')).waitFor()
  expect(uploads).toEqual([])
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2f7d5b' } })
    .png()
    .toBuffer()
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: text.profile.avatar.save }).click()
  await page.getByText(text.profile.avatar.saved).waitFor()
  const shown = page.getByRole('img', { name: text.profile.avatar.label })
  await shown.waitFor()
  const width = await shown.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return 0
    await image.decode()
    return image.naturalWidth
  })
  expect(width).toBe(200)
  expect(uploads).toHaveLength(1)
}

const submitEmail = async (page: Page, url: string, email: string, text: Texts) => {
  await page.getByRole('button', { name: text.profile.access.add_email }).click()
  const dialog = page.getByRole('dialog', { name: text.profile.email.title })
  const save = () => dialog.getByRole('button', { name: text.profile.email.confirm }).click()
  await save()
  await dialog.getByText(text.profile.fault['password-required']).waitFor()
  await dialog.getByText(text.profile.fault['email-required']).waitFor()
  await dialog.getByText(text.profile.fault['code-required']).waitFor()
  const field = (label: string) => dialog.getByLabel(label)
  await field(text.profile.email.address).fill(email)
  await dialog.getByRole('button', { name: text.profile.email.send }).click()
  const code = await mailedCode(url, email)
  await field(text.profile.factor.password).fill('Wrong-1aB')
  await field(text.profile.email.code).fill(code)
  await save()
  await dialog.getByText(text.profile.fault['password-wrong']).waitFor()
  await field(text.profile.factor.password).fill(chosenPassword)
  await field(text.profile.email.code).fill(code === '0000' ? '1111' : '0000')
  await save()
  await dialog.getByText(text.profile.fault['code-wrong']).waitFor()
  await field(text.profile.email.code).fill(code)
  await save()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(email, { exact: true }).waitFor()
}

const openMailTexts = async (page: Page, url: string, text: Texts) => {
  await page.goto(`${url}/console/mail-texts?mail=order-paid&language=de`)
  await page.getByRole('heading', { level: 1, name: text.mailTexts.title }).waitFor()
}

/** The mail that is shown goes to the member's own address, in the language shown; its subject says that it is a test. */
const sendTestMail = async (page: Page, url: string, email: string, text: Texts) => {
  await openMailTexts(page, url, text)
  await page.getByText(text.mailTexts.test.to.replace('%{email}', email)).waitFor()
  await page.getByRole('button', { name: text.mailTexts.test.command, exact: true }).click()
  await page.getByText(text.mailTexts.test.done.replace('%{email}', email)).waitFor()
  const tests = async () => {
    const response = await fetch(`${url}/mailbox/messages?to=${encodeURIComponent(email)}`)
    return mailboxList.parse(await response.json()).list.filter(({ subject }) => subject.startsWith('[Test] '))
  }
  await waitFor('the test mail', async () => (await tests()).length > 0)
  expect((await tests()).map(({ subject }) => subject)).toEqual([expect.stringContaining('bezahlt')])
}

/** Returns the recovery codes, which are shown once. */
const setUpSecondFactor = async (page: Page, text: Texts): Promise<string[]> => {
  await page.getByRole('button', { name: text.profile.access.set_up }).click()
  const dialog = page.getByRole('dialog')
  const next = () => dialog.getByRole('button', { name: text.profile.factor.next }).click()
  await dialog.locator('input').fill('Wrong-1aB')
  await next()
  await dialog.getByText(text.profile.fault['password-wrong']).waitFor()
  await dialog.locator('input').fill(chosenPassword)
  await next()
  const secret = await dialog.locator('output').getAttribute('data-secret')
  await dialog.getByRole('img', { name: text.profile.factor.qr }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await dialog.locator('input').fill('000 000')
  await dialog.getByRole('button', { name: text.profile.factor.confirm, exact: true }).click()
  await dialog.getByText(text.profile.fault['code-wrong']).waitFor()
  await dialog.locator('input').fill(await new Authenticator(secret ?? '').fresh())
  await dialog.getByRole('button', { name: text.profile.factor.confirm, exact: true }).click()
  await dialog.getByText(text.profile.factor.codes_note).waitFor()
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(8)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: text.profile.factor.download }).click()
  expect((await download).suggestedFilename()).toBe(text.profile.factor.file_name)
  await page.keyboard.press('Escape')
  await dialog.getByText(text.profile.factor.codes_note).waitFor()
  await dialog.getByRole('button', { name: text.profile.factor.saved }).click()
  await dialog.waitFor({ state: 'hidden' })
  return codes
}

/**
 * A new member of staff: replaces the initial password, completes the profile, sets up a second factor and removes it.
 */
export const staffProfile: AccountJourney = {
  name: 'a member of staff looks after themself',
  run: async ({ system, browser, language, options }) => {
    const text = texts[language]
    const { staff } = system.demoAccounts()
    const administrator = await signInStaff(system.url, staff)
    const username = `new-${Date.now()}`
    const email = `${username}@pinline.example`
    const created = await administrator.call(createStaff, {
      ...{ username, name: 'New Clerk', roleId: 'administrator' },
      ownPassword: staff.password,
    })
    const given = created.data().password ?? ''
    const { page, pageErrors } = await openVisit(browser, {
      ...options,
      locale: language === 'en' ? 'en-US' : 'zh-CN',
      acceptDownloads: true,
    })
    const logIn = async (password: string, code = '') => {
      await page.locator('#username').fill(username)
      await page.locator('#password').fill(password)
      await page.locator('#code').fill(code)
      await page.locator('button[type="submit"]').click()
    }
    const openProfile = async () => {
      await page.locator('.band-end button').last().click()
      await page.getByRole('menuitem', { name: text.profile.entry }).click()
      await page.getByRole('heading', { name: text.profile.access.title }).waitFor()
    }

    await page.goto(`${system.url}/console/`)
    await logIn(given)
    await page.waitForURL('**/console/profile')
    await page.getByText(text.profile.must_change).waitFor()
    expect(await page.locator('nav').count()).toBe(0)
    await submitPassword(page, given, text)
    await logIn(chosenPassword)
    await page.waitForURL(home)
    await page.goto(`${system.url}/console/login?redirect=/stock`)
    await page.waitForURL(home)

    await openProfile()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.locator('input[autocomplete="name"]').fill('Stock Lead')
    await page.getByRole('button', { name: text.profile.data.save, exact: true }).click()
    await page.getByText(text.profile.data.saved).waitFor()
    await choosePicture(page, text)
    await openMailTexts(page, system.url, text)
    await page.getByText(text.mailTexts.test.unconfirmed).waitFor()
    await page.getByRole('link', { name: text.mailTexts.test.profile }).click()
    await page.getByRole('heading', { name: text.profile.access.title }).waitFor()
    await submitEmail(page, system.url, email, text)
    await sendTestMail(page, system.url, email, text)
    await openProfile()
    const codes = await setUpSecondFactor(page, text)

    await page.locator('.band-end button').last().click()
    await page.getByRole('menuitem', { name: text.session.log_out }).click()
    await page.waitForURL('**/console/login')
    await logIn(chosenPassword)
    await page.locator('#code-error', { hasText: text.session.prompt.code }).waitFor()
    await logIn(chosenPassword, 'AAAAA-AAAAA')
    await page.locator('#code-error', { hasText: text.session.code_wrong }).waitFor()
    await waitForFocus(page.locator('#code'))
    expect(await accessibilityViolations(page)).toEqual([])
    await logIn(chosenPassword, codes[0])
    await page.waitForURL(home)
    await openProfile()
    const name = page.locator('input[autocomplete="name"]')
    await waitFor('the saved name', async () => (await name.inputValue()) === 'Stock Lead')
    await page.getByText(text.profile.sessions.current, { exact: true }).waitFor()

    await page.getByRole('button', { name: text.profile.access.remove, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: text.profile.factor.remove_title })
    await dialog.locator('input').first().fill(chosenPassword)
    await dialog
      .locator('input')
      .last()
      .fill(codes[1] ?? '')
    await dialog.getByRole('button', { name: text.profile.factor.remove_confirm, exact: true }).click()
    await page.getByText(text.profile.access.off, { exact: true }).waitFor()
    // Scripts of these tests run in each frame; that of a mail allows none.
    expect(pageErrors.filter((fault) => !/40[013]|422|'about:srcdoc'/.test(fault))).toEqual([])
    await page.context().close()
  },
}
