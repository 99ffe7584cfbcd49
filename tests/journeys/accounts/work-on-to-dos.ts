import { toDosResource } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { text as textOf } from '../../system/account/client.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'
import { sendForm } from './send-form.ts'

/** Work is taken, commented, handed over to a colleague who sees it at once, and snoozed. */
export const workOnToDos: AccountJourney = {
  name: 'staff take a to-do, comment it, hand it over and snooze it',
  run: async (journey) => {
    const { system, language } = journey
    const team = new StaffTeam(system)
    const menuIds = ['home', 'sales', 'to-dos', 'to-dos.update', 'system', 'users']
    const names = { en: `Desk ${language}`, zh_cn: `前台${language}` }
    const roleId = textOf((await team.act('/private/roles/create', { names, menuIds })).data.id)
    const arrive = async (name: string) => {
      const { id, username, password } = await team.member({ roleId, name })
      return { id, username, person: await ConsolePerson.arrive(journey, { username, password }) }
    }
    const { person: first } = await arrive(`First ${language}`)
    const { person: second, username, id: secondId } = await arrive(`Second ${language}`)
    const formNo = await sendForm(system)

    const { page, text } = first
    const rowOf = (person: ConsolePerson) =>
      person.page.getByRole('row').filter({ has: person.page.getByRole('link', { name: formNo, exact: true }) })
    const tab = (person: ConsolePerson, name: string) =>
      person.page.locator('.to-do-tabs').getByRole('button', { name: person.text(`resources.to-dos.tabs.${name}`) })
    await first.open('/to-dos')
    await rowOf(first).waitFor()
    await tab(first, 'unassigned').click()
    await rowOf(first).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    await rowOf(first).getByText(text('resources.to-dos.kind.answer-form')).click()
    await page.waitForURL(/\/console\/to-dos\/answer-form-[^/]+\/show/)
    await first.button('resources.to-dos.commands.take').click()
    await page.locator('.order-facts').getByText(`First ${language}`).waitFor()
    await page.getByLabel(text('resources.to-dos.comments.label'), { exact: true }).fill('Asks for gold plating.')
    await first.button('resources.to-dos.comments.command').click()
    await page.locator('.to-do-entries').getByText('Asks for gold plating.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    await second.open('/to-dos')
    await tab(second, 'mine').click()
    await second.page.getByText(second.text('shell.list.none_match')).waitFor()
    await first.button('resources.to-dos.commands.assign').click()
    const dialog = first.dialog()
    await first.button('resources.to-dos.assign.confirm', dialog).click()
    await dialog.getByText(text('resources.to-dos.assign.missing')).last().waitFor()
    await dialog
      .getByLabel(labelPattern(text('resources.to-dos.assign.person')))
      .selectOption({ label: `Second ${language} · ${username} · ${names[language]}` })
    expect(await accessibilityViolations(page)).toEqual([])
    await first.button('resources.to-dos.assign.confirm', dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('.order-facts').getByText(`Second ${language}`).waitFor()
    const clerk = await signInStaff(system.url, system.demoAccounts().staff)
    await waitFor('it is in the view of all', async () => {
      const response = await clerk.send(`/api/v1/admin/${toDosResource.name}/answer-form-${formNo}`, { method: 'GET' })
      return toDosResource.row.parse(await response.json()).assignee === secondId
    })

    // Live: the colleague's bell counts it, and the list has it when it is read again.
    await tab(second, 'open').click()
    await tab(second, 'mine').click()
    await rowOf(second).getByText(second.text('resources.to-dos.kind.answer-form')).click()
    await second.page.locator('.to-do-entries').getByText('Asks for gold plating.').waitFor()
    await second.button('resources.to-dos.commands.snooze').click()
    await second.button('resources.to-dos.snooze.hour', second.dialog()).click()
    expect(await accessibilityViolations(second.page)).toEqual([])
    await second.button('resources.to-dos.snooze.confirm', second.dialog()).click()
    await second.dialog().waitFor({ state: 'hidden' })
    await second.button('resources.to-dos.commands.wake').waitFor()
    await second.openFromMenu('to-dos')
    await waitFor('it is out of sight', async () => (await rowOf(second).count()) === 0)
    await tab(second, 'snoozed').click()
    await rowOf(second).waitFor()
    expect(await surplusWidth(second.page)).toBe(0)
    for (const person of [first, second]) await person.page.context().close()
  },
}
