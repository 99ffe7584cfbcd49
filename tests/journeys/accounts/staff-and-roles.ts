import { changeStaffPassword } from '@pinline/contracts/account/permissions/change-staff-password'
import { listMenus } from '@pinline/contracts/account/permissions/list-menus'
import { listRoles } from '@pinline/contracts/account/permissions/list-roles'
import { listStaff } from '@pinline/contracts/account/permissions/list-staff'
import { setMenuState } from '@pinline/contracts/account/permissions/set-menu-state'
import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import { updateStaff } from '@pinline/contracts/account/permissions/update-staff'
import { errorText } from '@pinline/contracts/api/error-texts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Caller, signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { noteWhenShown } from '../shown-since.ts'
import { waitForFocus } from '../wait-for-page.ts'
import type { AccountJourney, JourneyContext } from './account-journey.ts'
import { arrangeMenus } from './arrange-menus.ts'
import { ConsolePerson } from './console-person.ts'

const chosenPassword = 'Pitch-2.54'

/** Changes by the administrator over the API, so that each page tests one thing. */
const apiActions = (api: Caller, ownPassword: string, language: JourneyContext['language']) => {
  const menus = async () => (await api.call(listMenus, {}, { 'x-locale': language })).data()
  const menu = async (id: string) => {
    const found = (await menus()).find((one) => one.id === id)
    if (found === undefined) throw new Error(`there is no menu ${id}`)
    return found
  }
  return {
    title: async (id: string) => (await menu(id)).title,
    setDisabled: async (id: string, state: boolean) => {
      const { revision } = await menu(id)
      ;(await api.call(setMenuState, { id, revision, state })).data()
    },
    give: async (name: string, menuIds: string[]) => {
      const { list } = (await api.call(listRoles, { q: name })).data()
      const role = list[0]
      if (role === undefined) throw new Error(`there is no role ${name}`)
      ;(await api.call(updateRole, { id: role.id, revision: role.revision, menuIds, ownPassword })).data()
    },
    rename: async (username: string, name: string) => {
      const { list } = (await api.call(listStaff, { q: username })).data()
      const staff = list[0]
      if (staff === undefined) throw new Error(`there is no user ${username}`)
      ;(await api.call(updateStaff, { id: staff.id, revision: staff.revision, name })).data()
    },
  }
}
type ApiActions = ReturnType<typeof apiActions>

const addRole = async (chief: ConsolePerson, behind: ApiActions, names: { en: string; zh_cn: string }) => {
  const { page, text } = chief
  await chief.open('/roles')
  await chief.button('resources.roles.commands.create').click()
  await page.locator('.role-tree').waitFor()
  await chief.button('resources.roles.commands.create').click()
  await waitFor('two required fields', async () => (await page.getByText(text('forms.fault.required')).count()) === 2)
  await page.getByRole('textbox', { name: /English/ }).fill(names.en)
  await page.getByRole('textbox', { name: /简体中文/ }).fill(names.zh_cn)
  for (const id of ['orders', 'stock', 'users.update'])
    await page.getByRole('checkbox', { name: await behind.title(id), exact: true }).check()
  const effect = page.locator('.role-effect')
  const rights = 'orders.read stock.read users.read users.update'
  await waitFor('the permissions', async () => (await effect.locator('code').allTextContents()).join(' ') === rights)
  expect(await effect.locator('.effect-page').allTextContents()).toEqual(
    await Promise.all(['orders', 'stock', 'users'].map(behind.title)),
  )
  // Full height: the sticky bars at top and bottom cover none of its content.
  const size = page.viewportSize()
  if (size === null) throw new Error('the page has no size')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: size.width, height: height + size.height })
  expect(await accessibilityViolations(page)).toEqual([])
  await page.setViewportSize(size)
  await chief.button('resources.roles.commands.create').click()
  await page.waitForURL(/\/console\/roles\/(?!create)/)
  await page.getByText(text('resources.roles.page.nobody')).waitFor()
}

/** The generated password: shown once, Escape does not close it, gone after the hand-over. */
const readNewPassword = async (chief: ConsolePerson): Promise<string> => {
  const { page } = chief
  const shown = page.locator('.one-time output')
  const password = (await shown.textContent()) ?? ''
  expect(password.length).toBeGreaterThanOrEqual(12)
  await page.keyboard.press('Escape')
  expect(await shown.isVisible()).toBe(true)
  await chief.button('resources.users.password.noted').click()
  await shown.waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(password)
  return password
}

/** Types the own password that a command about somebody else asks for. */
const proveIdentity = async (chief: ConsolePerson, password: string) =>
  await chief.dialog().getByLabel(chief.text('profile.factor.password'), { exact: true }).fill(password)

interface NewStaff {
  readonly username: string
  readonly role: string
  /** Of the administrator. */
  readonly ownPassword: string
}

const addStaff = async (chief: ConsolePerson, { username, role, ownPassword }: NewStaff): Promise<string> => {
  const { page, text } = chief
  await chief.open('/users')
  await page.getByRole('table').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  const fill = async (label: string, value: string) => await chief.field(`resources.users.fields.${label}`).fill(value)
  await chief.button('resources.users.commands.create').click()
  await chief.button('resources.users.create.confirm', chief.dialog()).click()
  const pageErrors = chief.dialog().getByText(text('forms.fault.required'))
  await waitFor('three required fields', async () => (await pageErrors.count()) === 3)
  await waitForFocus(chief.dialog().locator('[aria-invalid="true"]').first())
  await chief.dialog().getByText(text('profile.fault.password-required')).waitFor()
  await proveIdentity(chief, 'Wrong-1aB')
  await fill('username', 'demo.staff')
  await fill('name', 'Ming')
  await chief.dialog().getByRole('combobox').selectOption({ label: role })
  await chief.button('resources.users.create.confirm', chief.dialog()).click()
  await chief.dialog().getByText(text('forms.fault.username-taken')).waitFor()
  await fill('username', username)
  await chief.button('resources.users.create.confirm', chief.dialog()).click()
  await chief.dialog().getByText(text('profile.fault.password-wrong')).waitFor()
  await proveIdentity(chief, ownPassword)
  await chief.button('resources.users.create.confirm', chief.dialog()).click()
  return await readNewPassword(chief)
}

/** The command was refused until it carries the own password: a wrong one is refused too. */
const stepUp = async (chief: ConsolePerson, ownPassword: string) => {
  const confirm = chief.button('profile.step_up.confirm', chief.dialog())
  await proveIdentity(chief, 'Wrong-1aB')
  await confirm.click()
  await chief.dialog().getByText(chief.text('profile.fault.password-wrong')).waitFor()
  await proveIdentity(chief, ownPassword)
  await confirm.click()
}

/** Somebody else has changed the record: nothing is written, the edits stay and are accepted on the newest state. */
const expectEditConflict = async (chief: ConsolePerson, behind: ApiActions, { username, ownPassword }: NewStaff) => {
  const { text } = chief
  await chief.open(`/users?filter=${encodeURIComponent(JSON.stringify({ q: username }))}`)
  await chief.button('resources.users.commands.edit', chief.row(username)).click()
  await behind.rename(username, 'Lan')
  await chief.field('resources.users.fields.email').fill(`${username}@example.com`)
  await chief.button('resources.users.edit.confirm').click()
  await chief.message(text('forms.conflict'))
  await chief.button('forms.reload').click()
  await chief.page.getByText(text('forms.conflict')).waitFor({ state: 'detached' })
  await waitFor('the new name', async () => (await chief.field('resources.users.fields.name').inputValue()) === 'Lan')
  await chief.button('resources.users.edit.confirm').click()
  await chief.button('profile.step_up.confirm', chief.dialog()).waitFor()
  await chief.page.keyboard.press('Escape')
  await chief.button('resources.users.edit.confirm').click()
  await stepUp(chief, ownPassword)
  await chief.message(text('resources.users.done.edit', { username }))
}

const pathOf = (page: Page) => new URL(page.url()).pathname.replace('/console', '')

/** What a role lacks is not shown; what is disabled says so; revoked permissions take effect on open pages. */
const worksWithinRole = async (worker: ConsolePerson, behind: ApiActions, role: string) => {
  const { page, text } = worker
  const stock = await behind.title('stock')
  const side = await worker.sidebar()
  const titles = [text('shell.page.home'), ...(await Promise.all(['orders', 'stock', 'users'].map(behind.title)))]
  await waitFor('the menus', async () => (await side.getByRole('link').allTextContents()).join() === titles.join())
  await worker.open('/users')
  await page.getByRole('table').waitFor()
  expect(await worker.button('resources.users.commands.create').count()).toBe(0)
  expect(await page.locator('[aria-haspopup="menu"].square').count()).toBe(0)

  await behind.setDisabled('users.update', true)
  await behind.setDisabled('stock', true)
  await page.reload()
  await worker.button('resources.users.commands.edit').first().click({ force: true })
  await worker.message(text('shell.function_disabled'))
  expect(await worker.dialog().count()).toBe(0)
  await (await worker.sidebar()).getByRole('link', { name: stock, exact: true }).click({ force: true })
  await worker.message(text('shell.route_disabled'))
  expect(pathOf(page)).toBe('/users')
  await worker.open('/stock')
  await worker.message(text('shell.route_disabled'))
  await waitFor('the start page', () => /^\/?$/.test(pathOf(page)))
  await behind.setDisabled('users.update', false)
  await behind.setDisabled('stock', false)

  await worker.open('/products')
  await page.waitForURL('**/console/404')
  await worker.message(text('shell.not_found.title'))

  await worker.open('/users')
  await worker.button('resources.users.commands.edit').first().click()
  await behind.give(role, ['sales', 'orders', 'system', 'roles', 'roles.update', 'menus'])
  await waitFor('the list of staff is forbidden', () => worker.isForbidden(listStaff.path))
  await worker.field('resources.users.fields.phone').fill('+8613800000000')
  await worker.button('resources.users.edit.confirm').click()
  await page.waitForURL('**/console/404')
  const left = await worker.sidebar()
  await left.getByRole('link', { name: await behind.title('roles'), exact: true }).waitFor()
  expect(await left.getByRole('link', { name: await behind.title('users'), exact: true }).count()).toBe(0)
}

/** Nobody grants permissions that they lack, and the last administrator cannot be demoted. */
const expectRefused = async (
  chief: ConsolePerson,
  worker: ConsolePerson,
  behind: ApiActions,
  language: JourneyContext['language'],
  role: string,
) => {
  await worker.open('/roles')
  await worker.page.getByRole('link', { name: role, exact: true }).click()
  await worker.page.getByRole('checkbox', { name: await behind.title('orders.ship'), exact: true }).check()
  await worker.button('resources.roles.commands.save').click()
  await worker.message(errorText('not-held', language))
  await worker.message(worker.text('resources.roles.page.not_held', { keys: 'orders.ship' }))

  await chief.open('/roles/administrator')
  await chief.page.getByRole('checkbox', { name: await behind.title('roles.update'), exact: true }).uncheck()
  await chief.button('resources.roles.commands.save').click()
  await chief.message(errorText('last-administrator', language))

  await chief.open('/roles')
  await chief.button('resources.roles.commands.delete', chief.row(role)).click()
  await chief.button('resources.roles.delete.confirm', chief.dialog()).click()
  await chief.message(errorText('role-in-use', language))
}

/**
 * Without a single menu: a message, the session ends, and after two seconds the login page, which knows the way back.
 */
const expectSignedOut = async (worker: ConsolePerson, message: string) => {
  const { page } = worker
  const shownAt = await noteWhenShown(page, message)
  await worker.open('/orders')
  await page.waitForURL(/\/console\/login\?redirect=/)
  // The two seconds begin with the decision to show the message, and a busy machine draws it later.
  expect(Date.now() - (await shownAt())).toBeGreaterThan(1000)
  expect(await page.evaluate(() => localStorage.getItem('console.token'))).toBeNull()
}

const removeRoleAndStaff = async (chief: ConsolePerson, { username, role, ownPassword }: NewStaff) => {
  const { text } = chief
  await chief.open(`/users?filter=${encodeURIComponent(JSON.stringify({ q: username }))}`)
  await chief.more(username, 'resources.users.commands.reset')
  await proveIdentity(chief, ownPassword)
  await chief.button('resources.users.reset.confirm', chief.dialog()).click()
  await readNewPassword(chief)
  await chief.more(username, 'resources.users.commands.disable')
  await chief.button('resources.users.disable.confirm', chief.dialog()).click()
  await chief.message(text('resources.users.done.disable', { username }))
  await chief.row(username).getByText(text('forms.disabled'), { exact: true }).waitFor()
  await chief.more(username, 'resources.users.commands.enable')
  await chief.button('resources.users.enable.confirm', chief.dialog()).click()
  await stepUp(chief, ownPassword)
  await chief.message(text('resources.users.done.enable', { username }))
  await chief.row(username).getByText(text('forms.disabled'), { exact: true }).waitFor({ state: 'detached' })
  await chief.more(username, 'resources.users.commands.delete')
  await chief.button('resources.users.delete.confirm', chief.dialog()).click()
  await chief.message(text('resources.users.done.delete', { username }))
  await chief.open('/roles')
  await chief.button('resources.roles.commands.delete', chief.row(role)).click()
  await chief.button('resources.roles.delete.confirm', chief.dialog()).click()
  await chief.message(text('resources.roles.delete.done', { name: role }))
}

/** An administrator creates a role and gives it to somebody, who works with it until it is taken away. */
export const staffAndRoles: AccountJourney = {
  name: 'staff work within their roles',
  run: async (journey) => {
    const { system, language } = journey
    const account = system.demoAccounts().staff
    const behind = apiActions(await signInStaff(system.url, account), account.password, language)
    const names = { en: `Packing ${language}`, zh_cn: `包装 ${language}` }
    const role = names[language]
    const username = `packer.${language}`

    const chief = await ConsolePerson.arrive(journey, account)
    await addRole(chief, behind, names)
    const staff = { username, role, ownPassword: account.password }
    const given = await addStaff(chief, staff)
    const packer = await signInStaff(system.url, { username, password: given })
    ;(await packer.call(changeStaffPassword, { pwd: given, newPwd: chosenPassword })).data()
    await expectEditConflict(chief, behind, staff)

    const worker = await ConsolePerson.arrive(journey, { username, password: chosenPassword })
    await worker.open('/')
    await worksWithinRole(worker, behind, role)
    await expectRefused(chief, worker, behind, language, role)
    await arrangeMenus(chief, language)
    await behind.give(role, [])
    await expectSignedOut(worker, worker.text('shell.no_menus'))
    await removeRoleAndStaff(chief, staff)
    await Promise.all([chief.page.context().close(), worker.page.context().close()])
  },
}
