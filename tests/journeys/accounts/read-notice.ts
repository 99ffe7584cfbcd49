import { type NoticeRow, noticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { updateNotice } from '@pinline/contracts/notification/notice/update-notice'
import { expect } from 'vitest'
import { type Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { text as textOf } from '../../system/account/client.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { labelPattern } from '../console-texts.ts'
import { surplusWidth } from '../page-width.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

const written = {
  en: { title: 'Torque testers are calibrated', text: 'From Monday to Wednesday.\n\nUse the spare one.' },
  zh_cn: { title: '扭力测试仪送检', text: '周一至周三。\n\n请使用备用设备。' },
}

/** Another person changes the notice that is open in the form: other fields go together, the same one is chosen. */
const changedByTwo = async (chief: ConsolePerson, behind: Caller, id: string, language: 'en' | 'zh_cn') => {
  const { page, text } = chief
  const rowNow = async () =>
    noticeRow.parse(await (await behind.send(`/api/v1/admin/notices/${id}`, { method: 'GET' })).json())
  const titleOf = ({ texts }: NoticeRow) => texts?.[language]?.title
  const change = async (written: { title?: string; pinned?: boolean }) => {
    const row = await rowNow()
    const texts = row.texts ?? {}
    const { title = titleOf(row) ?? '', pinned = row.pinned } = written
    const { revision, kind, audience, sortId, until } = row
    const content = { kind, audience, sortId, until, pinned }
    const changed = { ...texts, [language]: { title, text: texts[language]?.text ?? '' } }
    ;(await behind.call(updateNotice, { id: row.id, revision, ...content, texts: changed })).data()
    await waitFor('the change is in the view', async () => (await rowNow()).revision > revision)
  }
  const title = page.getByRole('textbox', { name: labelPattern(text('resources.notices.fields.title')) })
  const save = chief.button('resources.notices.commands.save')
  await title.fill('1')
  await change({ pinned: true })
  await save.click()
  await chief.message(text('conflicts.merged'))
  await waitFor('both changes are there', async () => {
    const row = await rowNow()
    return row.pinned && titleOf(row) === '1'
  })
  await page.getByText(text('resources.notices.page.unchanged'), { exact: true }).waitFor()
  await title.fill('2')
  await change({ title: '3' })
  await save.click()
  const conflict = chief.dialog()
  await conflict.getByText('3', { exact: false }).first().waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(titleOf(await rowNow())).toBe('3')
  await chief.button('conflicts.all_mine', conflict).click()
  await chief.button('conflicts.save', conflict).click()
  // The next command is about the version that the page has read.
  await page.getByRole('heading', { level: 1, name: '2', exact: true }).waitFor()
  expect(titleOf(await rowNow())).toBe('2')
}

/** A notice to a role is written, reaches the open console of its member, and is seen by nobody else. */
export const readNotice: AccountJourney = {
  name: 'a notice to a role is read by one person and not by another',
  run: async (journey) => {
    const { system, language } = journey
    const team = new StaffTeam(system)
    const role = async (name: string) =>
      textOf((await team.act('/private/roles/create', { names: { en: name, zh_cn: name }, menuIds: ['home'] })).data.id)
    const arrive = async (roleName: string) => {
      const { username, password } = await team.member({ roleId: await role(roleName) })
      return await ConsolePerson.arrive(journey, { username, password })
    }
    const testers = `Testers ${language}`
    const tester = await arrive(testers)
    const packer = await arrive(`Packers ${language}`)
    const bellOf = ({ page, text }: ConsolePerson) =>
      page.getByRole('button', { name: new RegExp(`^${text('notifications.bell').split(/[：:]/)[0]}[：:]`) })
    for (const person of [tester, packer]) {
      await person.open('/')
      await bellOf(person).waitFor()
    }

    const chief = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    const { page, text } = chief
    const { title } = written[language]
    await chief.open('/notices')
    await chief.button('resources.notices.commands.create').click()
    await page.waitForURL('**/console/notices/create')
    await chief.button('resources.notices.commands.publish').click()
    await page.getByText(text('forms.fault.required')).first().waitFor()
    await page.getByRole('tab', { name: language === 'en' ? /English/ : /简体中文/ }).click()
    const field = (key: string) => page.getByRole('textbox', { name: labelPattern(text(`resources.notices.${key}`)) })
    await field('fields.title').fill(title)
    await field('fields.text').fill(written[language].text)
    await page.locator('.notice-preview').getByText(title).waitFor()
    await page.locator('.segments').getByText(text('resources.notices.audience.roles'), { exact: true }).click()
    await page.getByRole('checkbox', { name: testers, exact: true }).check()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await chief.button('resources.notices.commands.publish').click()
    await page.waitForURL(/\/console\/notices\/[0-9a-f-]{36}/)

    // Live: the tester's page is open and not loaded again.
    const counted = bellOf(tester).locator('.badge')
    await waitFor('the bell', async () => (await counted.textContent()) === '1')
    await bellOf(tester).click()
    const panel = tester.dialog()
    const row = panel.getByRole('button', { name: new RegExp(title) })
    await row.click()
    await panel.getByText(written[language].text.split('\n\n')[1] ?? '').waitFor()
    await counted.waitFor({ state: 'detached' })
    expect(await accessibilityViolations(tester.page)).toEqual([])
    await panel.getByRole('tab', { name: tester.text('notifications.tab.news') }).click()
    await panel.getByText(tester.text('notifications.empty.news')).waitFor()

    await bellOf(packer).click()
    await packer.dialog().getByText(packer.text('notifications.empty.notice')).waitFor()
    expect(await packer.dialog().getByText(title).count()).toBe(0)

    await waitFor('one person has read it', async () => {
      await page.reload()
      await chief.button('resources.notices.commands.withdraw').waitFor()
      return await page.getByText(text('resources.notices.page.read_by', { smart_count: 1 })).isVisible()
    })
    const behind = await signInStaff(system.url, system.demoAccounts().staff)
    await changedByTwo(chief, behind, new URL(page.url()).pathname.split('/').at(-1) ?? '', language)
    await chief.button('resources.notices.commands.withdraw').click()
    await chief.button('resources.notices.withdraw.confirm', chief.dialog()).click()
    await page.getByText(text('resources.notices.state.withdrawn'), { exact: true }).first().waitFor()
    await panel.getByRole('tab', { name: tester.text('notifications.tab.notice') }).click()
    await panel.getByText(tester.text('notifications.empty.notice')).waitFor()
    for (const person of [tester, packer, chief]) await person.page.context().close()
  },
}
