import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { mailedCode, registerByMail } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { type ShopText, shopTexts } from '../shop-texts.ts'
import { openVisit } from '../visit.ts'
import { waitForHydration } from '../wait-for-page.ts'
import type { AccountJourney } from './account-journey.ts'

const oldPassword = 'Pitch-2.54'
const newPassword = 'Pitch-5.08'

let visits = 0
const fresh = () => {
  visits += 1
  const stamp = `${Date.now()}${visits}`
  return {
    email: `personal-${stamp}@pinline.example`,
    otherEmail: `office-${stamp}@pinline.example`,
    phone: `136${stamp.slice(-8)}`,
  }
}

/** The personal tab, with the steps of a buyer. */
class PersonalTab {
  readonly #page: Page
  readonly #text: ShopText
  readonly #url: string

  constructor(page: Page, url: string, text: ShopText) {
    this.#page = page
    this.#url = url
    this.#text = text
  }

  get dialog() {
    return this.#page.getByRole('dialog')
  }

  async press(key: string): Promise<void> {
    await this.#page
      .getByRole('button', { name: this.#text(key) })
      .first()
      .click()
  }

  async pressInDialog(key: string): Promise<void> {
    await this.dialog
      .getByRole('button', { name: this.#text(key) })
      .last()
      .click()
  }

  field(key: string) {
    return this.dialog.getByLabel(this.#text(key)).last()
  }

  async says(key: string): Promise<void> {
    await this.dialog.getByText(this.#text(key)).first().waitFor()
  }

  async hasToast(key: string): Promise<void> {
    await this.#page.getByText(this.#text(key)).last().waitFor()
  }

  /** The first step of a dialog: a wrong proof, then the right one. */
  async confirmIdentity(proof: { password: string } | { codeTo: string }): Promise<void> {
    const next = () => this.pressInDialog('account:identity.next')
    if ('password' in proof) {
      const field = this.dialog.locator('input[type="password"]')
      await next()
      await this.says('login:error.password-required')
      await field.fill('Wrong-2.54')
      await next()
      await this.says('login:error.password-wrong')
      await field.fill(proof.password)
    } else {
      await this.dialog.getByText(this.#text('account:identity.byCode')).first().click()
      const seen = await mailedCode(this.#url, proof.codeTo)
      await this.pressInDialog('login:code.send')
      const code = await waitFor('another code', async () => {
        const sent = await mailedCode(this.#url, proof.codeTo)
        return sent !== seen && sent
      })
      await this.field('login:field.code').fill(code === '111111' ? '222222' : '111111')
      await next()
      await this.says('login:error.code-wrong')
      await this.field('login:field.code').fill(code)
    }
    expect(await accessibilityViolations(this.#page)).toEqual([])
    await next()
  }

  /**
   * A new phone number or e-mail address, once the buyer has proved who they are: required fields, a wrong code, then
   * the right one.
   */
  async change(
    kind: 'phone' | 'email',
    opener: string,
    value: string,
    proof: Parameters<PersonalTab['confirmIdentity']>[0],
  ): Promise<void> {
    await this.press(opener)
    await this.confirmIdentity(proof)
    await this.field(`account:personal.${kind}New`).waitFor()
    await this.pressInDialog(`account:personal.${kind}Save`)
    await this.says(`login:error.${kind}-required`)
    await this.says('login:error.code-required')
    await this.field(`account:personal.${kind}New`).fill(value.slice(0, 6))
    await this.pressInDialog('login:code.send')
    await this.says(`login:error.${kind}-format`)
    await this.field(`account:personal.${kind}New`).fill(value)
    await this.pressInDialog('login:code.send')
    const code = await mailedCode(this.#url, value)
    await this.field('login:field.code').fill('123')
    await this.pressInDialog(`account:personal.${kind}Save`)
    await this.says('login:error.code-format')
    await this.field('login:field.code').fill(code === '111111' ? '222222' : '111111')
    await this.pressInDialog(`account:personal.${kind}Save`)
    await this.says('login:error.code-wrong')
    await this.field('login:field.code').fill(code)
    await this.pressInDialog(`account:personal.${kind}Save`)
    await this.hasToast(`account:personal.${kind}Changed`)
    await this.dialog.waitFor({ state: 'hidden' })
    await this.#page.getByRole('cell', { name: value }).first().waitFor()
  }
}

const pictureOf = async (page: Page): Promise<Buffer> => {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.fillStyle = '#0a5a8f'
    context.fillRect(0, 0, 640, 480)
    context.fillStyle = '#c9a227'
    context.fillRect(260, 180, 120, 120)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
}

const choosePicture = async (page: Page, tab: PersonalTab, text: ShopText): Promise<void> => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/upload/')) sent.push(request.url())
  })
  const input = page.locator('input[type="file"]')
  const picture = await pictureOf(page)
  await input.setInputFiles({ name: 'picture.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await page.getByText(text('account:avatar.wrongType')).waitFor()
  const tooLarge = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024 - picture.length)])
  await input.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: tooLarge })
  await page
    .getByRole('alert')
    .filter({ hasText: text('account:avatar.hint') })
    .waitFor()
  expect(sent).toEqual([])
  await input.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: picture })
  await tab.dialog.getByRole('group').waitFor()
  await tab.dialog.getByRole('slider').fill('1.5')
  await tab.dialog.getByRole('group').press('ArrowLeft')
  expect(await accessibilityViolations(page)).toEqual([])
  await tab.pressInDialog('account:avatar.save')
  await tab.hasToast('account:avatar.saved')
}

const nameAndCompany = async (page: Page, tab: PersonalTab, text: ShopText): Promise<void> => {
  await page.getByLabel(text('account:personal.name')).fill('Sample Person')
  await tab.press('account:personal.profileSave')
  await tab.hasToast('account:personal.profileSaved')

  const paid = page.getByRole('checkbox', { name: text('account:mails.order-paid') })
  expect(await paid.isChecked()).toBe(true)
  await page.getByText(text('account:mails.order-paid')).click()
  await tab.press('account:mails.save')
  await tab.hasToast('account:mails.saved')
  await page.reload()
  await paid.waitFor({ state: 'attached' })
  expect(await paid.isChecked()).toBe(false)
  await waitForHydration(page)

  await tab.press('account:company.save')
  await page.getByText(text('account:error.required')).first().waitFor()
  await page.getByLabel(text('account:company.companyName')).fill('S')
  await page.getByText(text('account:error.company-name-length')).waitFor()
  await page.getByLabel(text('account:company.companyName')).fill('Sample Works')
  await page.getByLabel(text('account:company.taxNumber')).fill('DE 123456789')
  await page.getByLabel(text('account:company.country')).selectOption('DE')
  await tab.press('account:company.save')
  await tab.hasToast('account:company.saved')
}

/** After a reload all changes are there. */
const expectPersisted = async (page: Page, text: ShopText): Promise<void> => {
  await page.reload()
  const shown = page.getByRole('img', { name: text('account:avatar.label') })
  const size = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(size).toEqual([200, 200])
  const holds = (key: string, value: string) =>
    waitFor(`${value} in its field`, async () => (await page.getByLabel(text(key)).inputValue()) === value)
  await holds('account:company.companyName', 'Sample Works')
  await holds('account:company.country', 'DE')
  await holds('account:personal.name', 'Sample Person')
}

const changePassword = async (page: Page, tab: PersonalTab, isWide: boolean): Promise<void> => {
  await tab.press('account:personal.passwordChange')
  await tab.dialog.waitFor()
  if (isWide)
    await waitFor('a width of 500 px', () =>
      page.locator('.dialog').evaluate((node) => node.getBoundingClientRect().width === 500),
    )
  expect(await accessibilityViolations(page)).toEqual([])
  const save = () => tab.pressInDialog('account:personal.passwordSave')
  const [old, wanted, again] = ['passwordOld', 'passwordNew', 'passwordAgain'].map((name) =>
    tab.dialog.locator('input[type="password"]').nth(['passwordOld', 'passwordNew', 'passwordAgain'].indexOf(name)),
  )
  if (old === undefined || wanted === undefined || again === undefined) throw new Error('no three fields')
  await save()
  await tab.says('login:error.old-password-empty')
  await old.fill('Wrong-2.54')
  await wanted.fill('Ab-12')
  await save()
  await tab.says('login:error.password-length')
  await wanted.fill('pitch508')
  await tab.says('login:error.password-strength')
  await wanted.fill(newPassword)
  await again.fill('Pitch-5.09')
  await tab.says('login:error.passwords-differ')
  await again.fill(newPassword)
  await save()
  await tab.says('login:error.password-wrong')
  await old.press('End')
  await old.press('x')
  await tab.dialog.getByRole('alert').waitFor({ state: 'hidden' })

  await old.fill(` ${oldPassword} `)
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'))
  const answered = page.waitForResponse((response) => response.url().endsWith('/account/password'))
  await save()
  const response = await answered
  await response.finished()
  const { startTime, responseEnd } = response.request().timing()
  await page.waitForFunction(() => localStorage.getItem('token') === null)
  await page.waitForURL(/\/login$/)
  expect(Date.now() - (startTime + responseEnd)).toBeGreaterThanOrEqual(950)
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-kept'))).toBe(false)
}

const expectMail = async (url: string, to: string, subject: RegExp): Promise<void> => {
  await waitFor(`a message to ${to}`, async () => {
    const response = await fetch(`${url}/mailbox/messages?to=${encodeURIComponent(to)}`)
    return subject.test(await response.text())
  })
}

/** A buyer changes all their details, finally the password, and logs in with the changed ones. */
export const personalCenter: AccountJourney = {
  name: 'a buyer changes their personal info',
  run: async ({ system, browser, language, options }) => {
    const { email, otherEmail, phone } = fresh()
    await registerByMail(system.url, email)
    const text = shopTexts(language)
    const { page, pageErrors } = await openVisit(browser, options)
    const buyer = new BuyerSteps(page, system.url, language, text)
    await buyer.signIn({ username: email, password: oldPassword })
    await buyer.open('/user/center?tab=personal')
    const tab = new PersonalTab(page, system.url, text)
    await page.getByLabel(text('account:company.companyName')).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await tab.change('phone', 'account:personal.phoneAdd', phone, { password: oldPassword })
    await tab.change('email', 'account:personal.emailChange', otherEmail, { codeTo: email })
    await expectMail(system.url, email, /e-mail address has been changed|您的邮箱已更换/)
    await nameAndCompany(page, tab, text)
    await choosePicture(page, tab, text)
    await expectPersisted(page, text)

    await changePassword(page, tab, language === 'en')
    await expectMail(system.url, otherEmail, /password has been changed|您的密码已修改/)
    await buyer.signIn({ username: phone, password: newPassword })
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
