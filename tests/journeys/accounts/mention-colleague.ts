import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { text as textOf } from '../../system/account/client.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'
import { sendForm } from './send-form.ts'

/** A colleague is mentioned by keyboard, is notified at once, and completes it in the bell. */
export const mentionColleague: AccountJourney = {
  name: 'staff mention a colleague, who finds the note by the bell',
  run: async (journey) => {
    const { system, language } = journey
    const team = new StaffTeam(system)
    const menuIds = ['home', 'sales', 'to-dos', 'forms', 'forms.answer']
    const names = { en: `Inbox ${language}`, zh_cn: `收件${language}` }
    const roleId = textOf((await team.act('/private/roles/create', { names, menuIds })).data.id)
    const arrive = async (name: string) => {
      const { username, password } = await team.member({ roleId, name })
      return await ConsolePerson.arrive(journey, { username, password })
    }
    const author = await arrive(`Nora Quill ${language}`)
    const mentioned = await arrive(`Otto Quill ${language}`)
    const name = `Otto Quill ${language}`
    const formNo = await sendForm(system)
    const { page, text } = author
    await mentioned.open('/')

    await author.open(`/forms/${formNo}/show`)
    const field = page.getByLabel(text('resources.forms.notes.label'), { exact: true })
    await field.pressSequentially('Ask @quill')
    const option = page.getByRole('option', { name })
    await option.waitFor()
    // The author is not offered.
    expect(await page.getByRole('option').count()).toBe(1)
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await page.keyboard.press('Escape')
    await option.waitFor({ state: 'hidden' })
    await field.fill('')
    await field.pressSequentially('@otto')
    await option.waitFor()
    await page.keyboard.press('Enter')
    await option.waitFor({ state: 'hidden' })
    await page.keyboard.type('is it in stock?')
    expect(await field.inputValue()).toBe(`@${name} is it in stock?`)
    await author.button('resources.forms.notes.command').click()
    await page.locator('.form-entries .mention').getByText(name).waitFor()

    const bell = mentioned.page
      .locator('.band-button[aria-haspopup="dialog"]')
      .filter({ has: mentioned.page.locator('.badge') })
    await bell.click()
    const panel = mentioned.dialog()
    await panel.getByRole('tab', { name: mentioned.text('notifications.tab.agency') }).click()
    const note = panel.locator('.notification-mention').filter({ hasText: 'is it in stock?' })
    await note.getByText(`@${name}`).waitFor()
    await note.getByText(mentioned.text('resources.to-dos.mention.by', { name: `Nora Quill ${language}` })).waitFor()
    expect(await accessibilityViolations(mentioned.page)).toEqual([])
    await panel.locator(`a[href$="/forms/${formNo}/show"]`).filter({ hasText: /./ }).first().click()
    await mentioned.page.locator('.form-entries .mention').getByText(name).waitFor()
    await bell.click()
    await panel.getByRole('tab', { name: mentioned.text('notifications.tab.agency') }).click()
    await mentioned.button('resources.to-dos.complete.command', note).click()
    await mentioned.message(mentioned.text('resources.to-dos.complete.done'))
    await waitFor('the mention is gone', async () => (await note.count()) === 0)
    for (const person of [author, mentioned]) await person.page.context().close()
  },
}
