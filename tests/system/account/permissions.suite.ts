import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { limitedMenus, type PermissionRow, rowOf, seen } from './permission-rows.ts'
import { StaffTeam } from './staff-member.ts'

/** Roles, menus and the lists of staff. Removes a shipped menu and starts the account service again. */
export const permissions = (shared: () => TestSystem): void => {
  describe('roles and menus, and lists of staff', () => {
    let system: TestSystem
    let room: StaffTeam
    let limitedRole: PermissionRow
    let serial = 0

    beforeAll(async () => {
      system = shared()
      room = new StaffTeam(system)
      limitedRole = await newRole(limitedMenus)
    })

    const fresh = (word: string) => {
      serial += 1
      return `${word} ${serial}`
    }
    const newRole = async (menuIds: readonly string[]): Promise<PermissionRow> =>
      rowOf(await room.act('/private/roles/create', { names: { en: fresh('Role') }, menuIds }))
    const newMenu = async (more: Record<string, unknown>): Promise<PermissionRow> =>
      rowOf(await room.act('/private/menus/create', { titles: { en: fresh('Menu') }, ...more }))
    const menus = async () => (await room.act('/private/menus/list', {})).rows as PermissionRow[]
    const menuOf = async (id: string): Promise<PermissionRow> => {
      const found = (await menus()).find((row) => row.id === id)
      if (found === undefined) throw new Error(`${id} is not among the menus`)
      return found
    }
    const admin = async (path: string) => {
      const headers = { authorization: `Bearer ${await room.administrator()}` }
      const response = await fetch(`${system.urls.account}/api/v1/admin/${path}`, { headers })
      return {
        status: response.status,
        range: response.headers.get('content-range'),
        body: (await response.json()) as unknown,
      }
    }
    describe('lists', () => {
      it('return pages of users and roles and the whole tree of menus', async () => {
        const users = await room.act('/private/users/list', {})
        expect(users.data).toMatchObject({ page: 1, pageSize: 15 })
        expect(users.data.list).toContainEqual(
          expect.objectContaining({
            username: system.demoAccounts().staff.username,
            roleId: 'administrator',
            roleName: 'Administrator',
            state: false,
            mustChangePassword: false,
          }),
        )
        const roles = await room.act('/private/roles/list', { q: 'administr' })
        expect(roles.data).toMatchObject({ total: 1, list: [{ id: 'administrator', shipped: true }] })
        const tree = await menus()
        const at = (id: string) => tree.findIndex((row) => row.id === id)
        expect(at('home')).toBe(0)
        expect(at('sales')).toBeLessThan(at('orders'))
        expect(at('orders')).toBeLessThan(at('orders.ship'))
        expect(at('orders.ship')).toBeLessThan(at('to-dos'))
      })

      it('are found, filtered and sorted for the console', async () => {
        const clerk = await room.admitted({ name: 'Zoe Zebra', roleId: limitedRole.id, email: 'zoe@pinline.example' })
        for (const q of ['zebra', 'ZOE@', clerk.username])
          expect((await room.act('/private/users/list', { q })).data).toMatchObject({
            total: 1,
            list: [{ id: clerk.id }],
          })
        const filter = encodeURIComponent(JSON.stringify({ roleId: limitedRole.id, state: false }))
        const found = await admin(`users?filter=${filter}&sort=${encodeURIComponent('["username","DESC"]')}`)
        expect(found).toMatchObject({ status: 200, range: 'users 0-0/1', body: [{ id: clerk.id, name: 'Zoe Zebra' }] })
        expect(await admin(`users/${clerk.id}`)).toMatchObject({ status: 200, body: { id: clerk.id, revision: 2 } })
        expect(await admin('users/s-none')).toMatchObject({ status: 404 })
        expect(await admin(`users?sort=${encodeURIComponent('["phone","ASC"]')}`)).toMatchObject({ status: 422 })

        const buttons = encodeURIComponent(JSON.stringify({ menuType: 'B', q: 'ship' }))
        expect(await admin(`menus?filter=${buttons}`)).toMatchObject({ body: [{ id: 'orders.ship' }] })
        expect(await admin('menus/orders.ship')).toMatchObject({
          body: { parentId: 'orders', authority: 'orders.ship' },
        })
        expect(await admin(`roles/${limitedRole.id}`)).toMatchObject({ body: { members: 1, menuIds: limitedMenus } })
      })

      it('speak the language of the request', async () => {
        const how = { token: await room.administrator(), headers: { 'x-locale': 'zh_cn' } }
        const tree = await room.call('/private/menus/list', {}, how)
        expect(tree.rows.find(({ id }) => id === 'orders')).toMatchObject({ title: '订单', titles: { en: 'Orders' } })
      })
    })

    describe('roles', () => {
      it('are created, changed with the latest revision, and removed', async () => {
        const made = await newRole(['sales', 'orders'])
        expect(made).toMatchObject({ revision: 1, members: 0, shipped: false })
        const names = { en: 'Order desk', zh_cn: '订单台', de: '' }
        const changed = rowOf(await room.act('/private/roles/update', { id: made.id, revision: 1, names }))
        expect(changed).toMatchObject({ revision: 2, names: { en: 'Order desk', zh_cn: '订单台' } })
        expect(await room.act('/private/roles/update', { id: made.id, revision: 1, menuIds: [] })).toMatchObject({
          status: 409,
          type: 'version-conflict',
          data: { revision: 2 },
        })
        const clerk = await room.admitted({ roleId: made.id })
        const removing = { id: made.id, revision: 2 }
        expect(await room.act('/private/roles/delete', removing)).toMatchObject({ code: 422, type: 'role-in-use' })
        await room.act('/private/users/delete', { id: clerk.id, revision: await room.revisionOf(clerk.id) })
        expect(await room.act('/private/roles/delete', removing)).toMatchObject({ code: 200, data: { id: made.id } })
        expect(await room.act('/private/roles/delete', removing)).toMatchObject({ code: 404, type: 'role-not-found' })
      })

      it('are refused without an English name, with unknown menus, and with fields of the server', async () => {
        const refused = async (body: object) => {
          const { type, data } = await room.act('/private/roles/create', body)
          return [type, data.errors]
        }
        expect(await refused({ names: { zh_cn: '没有英文' } })).toEqual(['invalid-input', { 'names.en': 'required' }])
        expect(await refused({ names: { en: 'R' }, menuIds: ['none'] })).toEqual([
          'menu-not-found',
          { menuIds: 'menu-unknown' },
        ])
        for (const own of ['id', 'roleId', 'shipped', 'members', 'revision'])
          expect((await refused({ names: { en: 'R' }, [own]: 1 }))[0]).toBe('invalid-input')
      })

      it('are created once, however often the request is repeated', async () => {
        const token = await room.administrator()
        const headers = { 'idempotency-key': `role-${process.pid}-once` }
        const body = { names: { en: fresh('Once') }, menuIds: ['home'] }
        const [first, again] = [
          await room.call('/private/roles/create', body, { token, headers }),
          await room.call('/private/roles/create', body, { token, headers }),
        ]
        expect(again.data).toEqual(first.data)
        expect((await room.act('/private/roles/list', { q: body.names.en })).data.total).toBe(1)
      })
    })

    describe('menus', () => {
      it('take their position, and the following ones move on', async () => {
        const folder = await newMenu({ menuType: 'M' })
        const path = `/first-${process.pid}`
        const first = await newMenu({ menuType: 'C', parentId: folder.id, path })
        const second = await newMenu({ menuType: 'C', parentId: folder.id, path: `${path}/second`, orderNum: 1 })
        const order = async () => (await menus()).filter(({ parentId }) => parentId === folder.id).map(({ id }) => id)
        expect(await order()).toEqual([second.id, first.id])
        const moved = { id: second.id, revision: second.revision, orderNum: 3 }
        expect(rowOf(await room.act('/private/menus/update', moved))).toMatchObject({ orderNum: 3, revision: 2 })
        expect(await order()).toEqual([first.id, second.id])
        const out = rowOf(await room.act('/private/menus/update', { id: second.id, revision: 2, parentId: null }))
        expect(out).toMatchObject({ parentId: null })
        expect(await order()).toEqual([first.id])

        const removing = { id: folder.id, revision: folder.revision }
        expect(await room.act('/private/menus/delete', removing)).toMatchObject({ type: 'menu-has-children' })
        await room.act('/private/menus/delete', { id: first.id, revision: (await menuOf(first.id)).revision })
        expect(await room.act('/private/menus/delete', removing)).toMatchObject({ code: 200 })
      })

      it('are refused at an invalid position', async () => {
        const folder = await newMenu({ menuType: 'M' })
        const inner = await newMenu({ menuType: 'M', parentId: folder.id })
        const faults = async (path: string, body: Record<string, unknown>) => {
          const reply = await room.act(`/private/menus/${path}`, body)
          return reply.data.errors
        }
        const titles = { en: 'X' }
        const create = (body: Record<string, unknown>) => faults('create', { titles, ...body })
        const update = ({ id, revision }: PermissionRow, body: Record<string, unknown>) =>
          faults('update', { id, revision, ...body })
        expect(await update(folder, { parentId: inner.id })).toEqual({ parentId: 'parent-below-itself' })
        expect(await update(folder, { parentId: folder.id })).toEqual({ parentId: 'parent-below-itself' })
        expect(await update(folder, { parentId: 'nowhere' })).toEqual({ parentId: 'parent-unknown' })
        expect(await update(folder, { parentId: 'orders.ship' })).toEqual({ parentId: 'parent-is-button' })
        expect(await create({ menuType: 'B', parentId: folder.id, authority: 'a.b' })).toEqual({
          parentId: 'button-needs-page',
        })
        expect(await create({ menuType: 'B', parentId: 'orders' })).toEqual({ authority: 'authority-required' })
        expect(await create({ menuType: 'C', path: '/orders' })).toEqual({ path: 'path-taken' })
        expect(await create({ menuType: 'C' })).toEqual({ path: 'required' })
        expect(await create({ menuType: 'C', path: 'orders' })).toEqual({ path: 'path-format' })
        expect(await create({ menuType: 'C', path: '/x', authority: 'Orders' })).toEqual({
          authority: 'authority-format',
        })
        expect(await create({ menuType: 'C', path: '/x', orderNum: 0 })).toEqual({ orderNum: 'order-format' })
      })

      it('rest for everybody while disabled, with all below', async () => {
        const member = await room.member({ roleId: limitedRole.id })
        const admit = () => room.call('/private/users/create', {}, { token: member.token })
        expect(await admit()).toMatchObject({ type: 'invalid-input' })
        const button = seen(await menuOf('users.create'))
        const off = rowOf(await room.act('/private/menus/state', { ...button, state: true }))
        await waitFor('the call is refused', async () => (await admit()).type === 'function-disabled', {
          timeoutMs: 1000,
        })
        expect(await room.act('/private/menus/state', { ...seen(off), state: false })).toMatchObject({ code: 200 })
        await waitFor('the call is permitted', async () => (await admit()).code === 422, { timeoutMs: 1000 })
        // The page suspends all keys below it, including those that the last administrator needs.
        expect(await room.act('/private/menus/state', { ...seen(await menuOf('users')), state: true })).toMatchObject({
          code: 422,
          type: 'last-administrator',
        })
      })

      it('removed by staff stay removed when the service starts again', async () => {
        await room.act('/private/menus/delete', seen(await menuOf('orders.cancel')))
        await system.restart('account')
        expect((await menus()).map(({ id }) => id)).not.toContain('orders.cancel')
        // Nobody has its key any more: an editor with all keys that anybody has may grant it.
        const back = await newMenu({ menuType: 'B', parentId: 'orders', authority: 'orders.cancel' })
        const role = rowOf(await room.act('/private/roles/one', { id: 'administrator' }))
        const menuIds = [...(role.menuIds as string[]), back.id]
        expect(await room.act('/private/roles/update', { ...seen(role), menuIds })).toMatchObject({ code: 200 })
      })
    })
  })
}
