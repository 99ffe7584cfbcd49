import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import { shopTexts } from '../shop-texts.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'
import { insertSnippet, writeSnippet } from './snippets.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const drawings = [1, 2, 3, 4, 5].map((number) => ({
  ...{ name: `drawing ${number}.png`, mimeType: 'image/png', buffer: picture },
}))

/** A visitor writes with five files, staff reply, and the same browser shows the reply; another writes without script. */
export const writeMessage: AccountJourney = {
  name: 'writes to the company with five files, and reads the reply',
  run: async (journey) => {
    const { system, browser, language, options } = journey
    const text = shopTexts(language)
    const { page, pageErrors } = await openVisit(browser, options)
    await page.goto(`${system.url}/${language}/contact`)
    const send = page.getByRole('button', { name: text('forms:send'), exact: true })
    const field = (name: string) => page.locator(`.shop-form [name=${name}]`)
    await page.locator('form.shop-form[novalidate]').waitFor()
    const shownAt = await page.evaluate(() => performance.now())
    await send.click()
    // Both names, e-mail, message and consent.
    await page.locator('.shop-form').getByRole('alert').nth(4).waitFor()
    expect(await page.locator('.shop-form').getByRole('alert').count()).toBe(5)
    expect(await accessibilityViolations(page)).toEqual([])
    await field('surname').fill('Lovelace')
    await field('givenName').fill('Ada')
    await field('email').fill('ada@')
    await field('details').fill('Is 43045-1000 rated for 125 °C?')
    await page.getByText(text('forms:field.consent')).click()
    await field('file').setInputFiles(drawings)
    await page.getByText('drawing 5.png').waitFor()
    await send.click()
    await page.getByText(text('forms:error.email-format')).waitFor()
    expect(await page.locator('.shop-form').getByRole('alert').count()).toBe(1)
    const email = `ada-${language}@buyers.example`
    await field('email').fill(email)
    // Faster than a person can, a form is taken for a machine's and is nobody's work.
    await page.waitForFunction((from) => performance.now() - from > 2600, shownAt)
    await send.click()
    const own = page.locator('.my-form')
    await own.getByText('drawing 5.png').waitFor()
    const number = (await own.getAttribute('data-form')) ?? ''
    await page.getByRole('status').filter({ hasText: number }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    await waitFor(
      'the form in the queue',
      async () => (await staff.send(`/api/v1/admin/forms/${number}`, { method: 'GET' })).status === 200,
    )
    const clerk = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    await clerk.open('/forms')
    await clerk.row(number).click()
    await clerk.page.waitForURL(`**/console/forms/${number}/show`)
    await clerk.page.getByText('Is 43045-1000 rated for 125 °C?').waitFor()
    await clerk.page.getByRole('button', { name: 'drawing 5.png' }).waitFor()
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)
    await clerk.button('resources.forms.commands.take').click()
    await clerk.button('resources.forms.commands.release').waitFor()
    await writeSnippet(clerk)
    await clerk.open(`/forms/${number}/show`)
    const reply = clerk.page.getByLabel(clerk.text('resources.forms.reply.label'))
    await reply.fill('Hello, thank you.')
    await reply.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 16))
    await insertSnippet(clerk, reply, 'Rated temp')
    const written = `Hello, Ada Lovelace, ${number}: yes, up to 125 °C. {order}.`
    expect(await reply.inputValue()).toBe(written)
    await clerk.button('resources.forms.reply.command').click()
    await clerk.page.locator('.form-entries').getByText(written).waitFor()
    await clerk.button('resources.forms.commands.close').click()
    await clerk.page.getByText(clerk.text('resources.forms.status.closed')).first().waitFor()
    await clerk.page.context().close()

    await page.reload()
    await own.getByText(written).waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()

    const plain = await browser.newContext({ ...options, javaScriptEnabled: false })
    const other = await plain.newPage()
    await other.goto(`${system.url}/${language}/contact?kind=feedback`)
    const plainField = (name: string) => other.locator(`.shop-form [name=${name}]`)
    await plainField('surname').fill('Hopper')
    await plainField('givenName').fill('Grace')
    await plainField('email').fill('grace@buyers.example')
    await plainField('opinion').fill('It works without script.')
    await other.getByText(text('forms:field.consent')).click()
    await plainField('file').setInputFiles(drawings.slice(0, 2))
    await other.getByRole('button', { name: text('forms:send'), exact: true }).click()
    await other.waitForURL(`**/${language}/contact?sent=F*`)
    await other.getByText(text('forms:sent.text')).waitFor()
    await plain.close()
  },
}
