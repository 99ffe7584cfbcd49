import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type SecondInstances, startSecondInstances } from '../../faults/second-instances.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, type Reply } from './client.ts'
import { limitedMenus, type PermissionRow, rowOf } from './permission-rows.ts'
import { StaffTeam } from './staff-member.ts'

describe('rights on two instances', () => {
  let system: TestSystem
  let twin: SecondInstances
  let room: StaffTeam
  let serial = 0

  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: ['account', 'notification'] })
    twin = await startSecondInstances(system, ['account'])
    room = new StaffTeam(system)
  })
  afterAll(async () => {
    await twin?.stop()
    await system?.stop()
  })

  const here = (path: string, body: unknown, token: string) => postJson(system.urls.account, path, body, { token })
  const there = (path: string, body: unknown, token: string) => postJson(twin.url('account'), path, body, { token })
  const newRole = async (menuIds: readonly string[]): Promise<PermissionRow> => {
    serial += 1
    return rowOf(await room.act('/private/roles/create', { names: { en: `Role ${serial}` }, menuIds }))
  }
  const seen = async (id: string) => ({ id, revision: Number(await room.revisionOf(id)) })

  describe('act on both within a second', () => {
    const acts = async (token: string, command: () => Promise<Reply>, acted: (reply: Reply) => boolean) => {
      const uses = () => Promise.all([here('/private/users/list', {}, token), there('/private/users/list', {}, token)])
      for (const use of await uses()) expect(use).toMatchObject({ code: 200 })
      rowOf(await command())
      await waitFor('both instances know', async () => (await uses()).every(acted), { timeoutMs: 1000 })
    }
    const over = ({ status, type }: Reply) => status === 401 && type === 'unauthenticated'
    const suspended = ({ status, type }: Reply) => status === 403 && type === 'function-disabled'
    const forbidden = ({ status, type }: Reply) => status === 403 && type === 'forbidden'

    it('when a member is disabled', async () => {
      const member = await room.member({ roleId: (await newRole(limitedMenus)).id })
      const body = { ...(await seen(member.id)), state: true }
      await acts(member.token, () => room.act('/private/users/state', body), over)
    })

    it('when a member is removed', async () => {
      const member = await room.member({ roleId: (await newRole(limitedMenus)).id })
      const body = await seen(member.id)
      await acts(member.token, () => room.act('/private/users/delete', body), over)
    })

    it('when a member gets another password', async () => {
      const member = await room.member({ roleId: (await newRole(limitedMenus)).id })
      const body = await seen(member.id)
      await acts(member.token, () => room.act('/private/users/reset', body), over)
    })

    it('when a member gets another role', async () => {
      const member = await room.member({ roleId: (await newRole(limitedMenus)).id })
      const body = { ...(await seen(member.id)), roleId: (await newRole(['home'])).id }
      await acts(member.token, () => room.act('/private/users/update', body), forbidden)
    })

    it('when a role loses a menu', async () => {
      const role = await newRole(limitedMenus)
      const member = await room.member({ roleId: role.id })
      const body = { id: role.id, revision: role.revision, menuIds: ['home'] }
      await acts(member.token, () => room.act('/private/roles/update', body), forbidden)
    })

    it('when a menu is disabled', async () => {
      const menu = rowOf(
        await room.act('/private/menus/create', {
          menuType: 'C',
          titles: { en: 'Second list of users' },
          path: '/second-list',
          authority: 'users.read',
        }),
      )
      const member = await room.member({ roleId: (await newRole([menu.id])).id })
      const body = { id: menu.id, revision: menu.revision, state: true }
      await acts(member.token, () => room.act('/private/menus/state', body), suspended)
    })
  })

  describe('let one of two administrators win', () => {
    const withTwo = async (use: (pair: readonly { id: string; token: string }[]) => Promise<void>) => {
      const role = await newRole(limitedMenus)
      const pair = [await room.member({ roleId: role.id }), await room.member({ roleId: role.id })]
      await use(pair)
    }
    const rounds = [1, 2, 3]

    type Act = (other: object) => readonly [path: string, body: object]
    const acts: readonly (readonly [string, Act])[] = [
      ['disable', (other) => ['/private/users/state', { ...other, state: true }]],
      ['remove', (other) => ['/private/users/delete', other]],
    ]
    it.each(acts)('when each would %s the other at the same moment', async (_word, command) => {
      for (const _round of rounds)
        await withTwo(async (pair) => {
          const [ada, ben] = pair
          if (ada === undefined || ben === undefined) throw new Error('two are wanted')
          const [onBen, onAda] = [command(await seen(ben.id)), command(await seen(ada.id))]
          await Promise.all([here('/private/users/list', {}, ada.token), there('/private/users/list', {}, ben.token)])
          const answers = await Promise.all([here(...onBen, ada.token), there(...onAda, ben.token)])
          expect(answers.map(({ code }) => code === 200).sort()).toEqual([false, true])
          const refused = answers.find(({ code }) => code !== 200)
          expect(refused?.type).toMatch(/^(forbidden|unauthenticated|last-administrator)$/)
        })
    })

    it('when the last two roles of administrators are emptied at the same moment', async () => {
      const { username } = system.demoAccounts().staff
      const { list } = (await room.act('/private/users/list', { pageSize: 50 })).data as unknown as {
        list: PermissionRow[]
      }
      for (const row of list.filter((one) => one.username !== username))
        rowOf(await room.act('/private/users/delete', { id: row.id, revision: row.revision }))
      const everything = rowOf(await room.act('/private/roles/one', { id: 'administrator' }))
      const second = await newRole(everything.menuIds as string[])
      const other = await room.member({ roleId: second.id })
      const answers = await Promise.all([
        here('/private/roles/update', { id: second.id, revision: 1, menuIds: ['home'] }, await room.administrator()),
        there(
          '/private/roles/update',
          { id: 'administrator', revision: everything.revision, menuIds: ['home'] },
          other.token,
        ),
      ])
      expect(answers.map(({ code }) => code === 200).sort()).toEqual([false, true])
    })
  })
})
