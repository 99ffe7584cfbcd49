import { errorText } from '@pinline/contracts/api/error-texts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import { shopTexts } from '../shop-texts.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

const rowOf = ({ page }: ConsolePerson) => page.locator('tr.ui-text-row')

/** Opens the one text that an address leads to. */
const openText = async (clerk: ConsolePerson, search: string) => {
  await clerk.open(`/ui-texts?${search}`)
  const row = rowOf(clerk)
  await row.first().waitFor()
  expect(await row.count()).toBe(1)
  await row.getByRole('button', { name: clerk.text('resources.ui-texts.edit.command') }).click()
  return clerk.dialog().locator('textarea')
}

const save = async (clerk: ConsolePerson, shown: string) => {
  await clerk.dialog().locator('button[type=submit]').click()
  await clerk.dialog().waitFor({ state: 'hidden' })
  await rowOf(clerk).getByText(shown, { exact: true }).waitFor()
}

const restore = async (clerk: ConsolePerson) => {
  await rowOf(clerk)
    .getByRole('button', { name: clerk.text('resources.ui-texts.reset.command') })
    .click()
  await clerk.message(clerk.text('resources.ui-texts.reset.done'))
}

/** Loads a page until it is drawn with the words. */
const loadUntil = async (page: Page, address: string, words: RegExp) =>
  await waitFor(`a page that says ${words}`, async () => {
    await page.goto(address)
    return words.test((await page.locator('main').textContent()) ?? '')
  })

const hint = /Paste up to [\d,]+ lines here/

/** Words of the shop and of the console are changed, shown and restored, without a release. */
export const changeScreenText: AccountJourney = {
  name: 'staff change texts of shop and console; pages show them until they are restored',
  run: async (journey) => {
    const { system, browser, language, options } = journey
    const text = shopTexts(language)
    const clerk = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    const field = await openText(clerk, `language=${language}&q=quick-order:hint`)
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    const original = await field.inputValue()
    await field.fill('No value here')
    await clerk.dialog().locator('button[type=submit]').click()
    await clerk.dialog().getByText(errorText('ui-text-arguments-differ', language)).waitFor()
    const preview = clerk.dialog().locator('.ui-text-preview')
    await field.fill('Paste {count')
    await preview.getByText(clerk.text('resources.ui-texts.edit.unreadable')).waitFor()
    const words = 'Paste up to {count, number} lines here'
    await field.fill(words)
    await preview.getByText('Paste up to 0 lines here').waitFor()
    await save(clerk, words)
    expect(await accessibilityViolations(clerk.page)).toEqual([])
    expect(await surplusWidth(clerk.page)).toBe(0)

    const { page, pageErrors } = await openVisit(browser, options)
    const address = `${system.url}/${language}/quick-order`
    await loadUntil(page, address, hint)
    // The form responds once the page is hydrated, with the same texts.
    await page.getByRole('button', { name: text('quick-order:check') }).click()
    await page.getByText(text('quick-order:empty')).first().waitFor()
    expect(await page.locator('main').textContent()).toMatch(hint)

    await clerk.button('resources.ui-texts.history.command').click()
    const history = clerk.page.locator('.detail-drawer')
    await history.getByText('shop:quick-order:hint').waitFor()
    await history.getByText(words).waitFor()
    await clerk.button('shell.close', history).click()
    await restore(clerk)
    await rowOf(clerk).getByText(original, { exact: true }).waitFor()
    await loadUntil(page, address, /^(?!.*Paste up to [\d,]+ lines here)/s)
    expect(pageErrors).toEqual([])
    await page.context().close()

    const title = await openText(clerk, `language=${language}&screens=console&q=resources.languages.title`)
    await title.fill('Tongues of the shop')
    await save(clerk, 'Tongues of the shop')
    await waitFor('the page has the new title', async () => {
      await clerk.open('/languages')
      const heading = clerk.page.getByRole('heading', { level: 1 })
      return (await heading.textContent()) === 'Tongues of the shop'
    })
    await clerk.open(`/ui-texts?language=${language}&screens=console&state=changed`)
    await restore(clerk)
    await clerk.page.getByText(clerk.text('resources.ui-texts.none')).waitFor()
    await clerk.page.context().close()
  },
}
