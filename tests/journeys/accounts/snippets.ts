import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import { waitForFocus } from '../wait-for-page.ts'
import type { ConsolePerson } from './console-person.ts'

/** Staff write a snippet; a placeholder that there is not is refused where it stands. */
export const writeSnippet = async (clerk: ConsolePerson): Promise<void> => {
  const { page, text } = clerk
  await clerk.open('/snippets')
  await clerk.button('resources.snippets.commands.create').click()
  await page.getByLabel(text('resources.snippets.fields.title'), { exact: true }).fill('Rated temperature')
  const english = page.getByLabel(`${text('resources.snippets.fields.text')} · English`)
  if (!(await english.isVisible())) await page.getByText(text('forms.languages')).click()
  await english.fill('{kunde}')
  await clerk.button('resources.snippets.commands.save').click()
  await page.getByText(text('forms.fault.placeholder-unknown')).waitFor()
  await waitForFocus(english)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
  await english.fill('')
  const meaning = text('resources.snippets.placeholders.buyer')
  await page.getByRole('button', { name: text('resources.snippets.form.insert', { name: 'buyer', meaning }) }).click()
  await waitForFocus(english)
  await page.keyboard.type(', {reference}: yes, up to 125 °C. {order}')
  await clerk.button('resources.snippets.commands.save').click()
  await clerk.message(text('resources.snippets.page.saved'))
  await page.getByRole('button', { name: text('resources.snippets.page.version', { version: 1 }) }).waitFor()
}

/** Staff find a snippet by typing and insert it by Enter; what the page does not know is named. */
export const insertSnippet = async (clerk: ConsolePerson, into: Locator, sought: string): Promise<void> => {
  const { page, text } = clerk
  const form = page.locator('form').filter({ has: into })
  await form.getByRole('button', { name: text('resources.snippets.picker.command') }).click()
  const search = clerk.dialog().getByRole('combobox', { name: text('resources.snippets.picker.search') })
  await waitForFocus(search)
  await search.fill(sought)
  const list = text('resources.snippets.placeholders.order')
  await clerk.dialog().getByText(text('resources.snippets.picker.missing', { list })).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await surplusWidth(page)).toBe(0)
  await search.press('Enter')
  await clerk.dialog().waitFor({ state: 'hidden' })
  await waitForFocus(into)
}
