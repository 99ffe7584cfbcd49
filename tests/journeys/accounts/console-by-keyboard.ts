import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

/** Rows, filters, palette, help and undo without a pointer. */
export const consoleByKeyboard: AccountJourney = {
  name: 'a list is walked, a record opened, a command found and undone by keyboard',
  run: async (journey) => {
    const team = new StaffTeam(journey.system)
    const clerk = await team.member({ roleId: 'support', name: `Keys ${journey.language}` })
    const account = journey.system.demoAccounts().staff
    const person = await ConsolePerson.arrive(journey, account)
    const { page, text } = person
    const { keyboard } = page

    await person.open('/products')
    const rows = page.locator('tbody > tr')
    await rows.nth(2).waitFor()
    await keyboard.press('j')
    await keyboard.press('j')
    await keyboard.press('j')
    await keyboard.press('k')
    expect(await rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true)

    await keyboard.press('?')
    const help = person.dialog()
    await help.getByText(text('shell.shortcuts.rows')).waitFor()
    await help.getByText(text('shell.shortcuts.filter')).waitFor()
    expect(await help.getByText(text('shell.shortcuts.undo')).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
    // The dialog gives the focus back to the row.
    await waitFor('the row', () => rows.nth(1).evaluate((row) => row === document.activeElement))

    await keyboard.press('/')
    const filter = page.locator('search.filters input').first()
    await waitFor('the filter', () => filter.evaluate((field) => field === document.activeElement))
    await keyboard.type('jk?e/z')
    expect(await filter.inputValue()).toBe('jk?e/z')
    expect(await person.dialog().count()).toBe(0)
    // The rows that come back stay: no answer to what was typed before is on its way.
    await page.getByText(text('shell.list.none_match')).waitFor()
    await filter.fill('')
    await rows.nth(1).waitFor()
    await filter.blur()
    await keyboard.press('j')
    await keyboard.press('Enter')
    await page.waitForURL(/\/console\/products\/[^/]+\/show/)

    await keyboard.press('Control+k')
    await keyboard.type('>')
    const dark = text('shell.palette.choice', {
      label: text('shell.scheme.label'),
      value: text('shell.scheme.dark'),
    })
    await page.getByRole('option', { name: dark, exact: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await keyboard.type(` ${dark}`)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await page.locator('html[data-scheme="dark"]').waitFor({ state: 'attached' })

    await person.open('/users')
    await person.more(clerk.username, 'resources.users.commands.disable')
    await person.button('resources.users.disable.confirm', person.dialog()).click()
    await person.message(text('resources.users.done.disable', { username: clerk.username }))
    const disabled = person.row(clerk.username).getByText(text('forms.disabled'), { exact: true })
    await disabled.waitFor()
    await person.dialog().waitFor({ state: 'hidden' })
    await keyboard.press('z')
    // To give access back takes the own password.
    await person.dialog().getByLabel(text('profile.factor.password'), { exact: true }).fill(account.password)
    await keyboard.press('Enter')
    await person.message(text('shell.undo.done'))
    await disabled.waitFor({ state: 'detached' })
    await person.page.context().close()
  },
}
