import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { goodPassword, type Reply, text } from './client.ts'
import { StaffRoom } from './staff-member.ts'

interface Row {
  readonly id: string
  readonly revision: number
  readonly [field: string]: unknown
}

const rowOf = (reply: Reply): Row => {
  if (reply.code !== 200) throw new Error(`refused: ${reply.type} ${JSON.stringify(reply.data)}`)
  return reply.data as Row
}

/** What somebody holds who manages people, roles and menus, and nothing else. */
const keeperMenus = [
  'system',
  ...['users', 'users.create', 'users.update', 'users.reset', 'users.delete', 'users.state'],
  ...['roles', 'roles.create', 'roles.update', 'roles.delete'],
  ...['menus', 'menus.create', 'menus.update', 'menus.state', 'menus.delete'],
]

describe('users, roles and menus', () => {
  let system: TestSystem
  let room: StaffRoom
  let keeperRole: Row
  let serial = 0

  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: ['account', 'notification'] })
    room = new StaffRoom(system)
    keeperRole = await newRole(keeperMenus)
  })
  afterAll(() => system.stop())

  const fresh = (word: string) => {
    serial += 1
    return `${word} ${serial}`
  }
  const newRole = async (menuIds: readonly string[]): Promise<Row> =>
    rowOf(await room.act('/private/roles/create', { names: { en: fresh('Role') }, menuIds }))
  const newMenu = async (more: Record<string, unknown>): Promise<Row> =>
    rowOf(await room.act('/private/menus/create', { titles: { en: fresh('Menu') }, ...more }))
  const menus = async () => (await room.act('/private/menus/list', {})).rows as Row[]
  const menuOf = async (id: string): Promise<Row> => {
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
  const inDatabase = async <T>(use: (db: mongoose.mongo.Db) => Promise<T>): Promise<T> => {
    const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    try {
      return await use(client.db(`${system.databasePrefix}account`))
    } finally {
      await client.close()
    }
  }

  describe('lists', () => {
    it('answer pages of users and roles and the whole tree of menus', async () => {
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
      const clerk = await room.admitted({ name: 'Zoe Zebra', roleId: keeperRole.id, email: 'zoe@pinline.example' })
      for (const q of ['zebra', 'ZOE@', clerk.username])
        expect((await room.act('/private/users/list', { q })).data).toMatchObject({
          total: 1,
          list: [{ id: clerk.id }],
        })
      const filter = encodeURIComponent(JSON.stringify({ roleId: keeperRole.id, state: false }))
      const found = await admin(`users?filter=${filter}&sort=${encodeURIComponent('["username","DESC"]')}`)
      expect(found).toMatchObject({ status: 200, range: 'users 0-0/1', body: [{ id: clerk.id, name: 'Zoe Zebra' }] })
      expect(await admin(`users/${clerk.id}`)).toMatchObject({ status: 200, body: { id: clerk.id, revision: 2 } })
      expect(await admin('users/s-none')).toMatchObject({ status: 404 })
      expect(await admin(`users?sort=${encodeURIComponent('["phone","ASC"]')}`)).toMatchObject({ status: 422 })

      const buttons = encodeURIComponent(JSON.stringify({ menuType: 'B', q: 'ship' }))
      expect(await admin(`menus?filter=${buttons}`)).toMatchObject({ body: [{ id: 'orders.ship' }] })
      expect(await admin('menus/orders.ship')).toMatchObject({ body: { parentId: 'orders', authority: 'orders.ship' } })
      expect(await admin(`roles/${keeperRole.id}`)).toMatchObject({ body: { members: 1, menuIds: keeperMenus } })
    })

    it('speak the language of the request', async () => {
      const how = { token: await room.administrator(), headers: { 'x-locale': 'zh_cn' } }
      const tree = await room.call('/private/menus/list', {}, how)
      expect(tree.rows.find(({ id }) => id === 'orders')).toMatchObject({ title: '订单', titles: { en: 'Orders' } })
    })
  })

  describe('roles', () => {
    it('are created, changed by who saw them last, and removed', async () => {
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
      const refused = async (body: unknown) => {
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

    it('come to be once, however often the request is repeated', async () => {
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
    it('take their place, and those who stood there move on', async () => {
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

    it('are refused where they cannot stand', async () => {
      const folder = await newMenu({ menuType: 'M' })
      const inner = await newMenu({ menuType: 'M', parentId: folder.id })
      const faults = async (path: string, body: Record<string, unknown>) => {
        const reply = await room.act(`/private/menus/${path}`, body)
        return reply.data.errors
      }
      const titles = { en: 'X' }
      const create = (body: Record<string, unknown>) => faults('create', { titles, ...body })
      const update = ({ id, revision }: Row, body: Record<string, unknown>) =>
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
      const member = await room.member({ roleId: keeperRole.id })
      const admit = () => room.call('/private/users/create', {}, { token: member.token })
      expect(await admit()).toMatchObject({ type: 'invalid-input' })
      const button = seen(await menuOf('users.create'))
      const off = rowOf(await room.act('/private/menus/state', { ...button, state: true }))
      await waitFor('the call is refused', async () => (await admit()).status === 403, { timeoutMs: 1000 })
      expect(await room.act('/private/menus/state', { ...seen(off), state: false })).toMatchObject({ code: 200 })
      await waitFor('the call is answered', async () => (await admit()).code === 422, { timeoutMs: 1000 })
      // With the page all keys below it rest, among them those that nobody else could mend things with.
      expect(await room.act('/private/menus/state', { ...seen(await menuOf('users')), state: true })).toMatchObject({
        code: 422,
        type: 'last-administrator',
      })
    })

    it('that staff removed stay away when the service starts again', async () => {
      await room.act('/private/menus/delete', seen(await menuOf('orders.cancel')))
      await system.restart('account')
      expect((await menus()).map(({ id }) => id)).not.toContain('orders.cancel')
      // Nobody holds its key any more: who holds all that anybody holds may bring it back.
      const back = await newMenu({ menuType: 'B', parentId: 'orders', authority: 'orders.cancel' })
      const role = rowOf(await room.act('/private/roles/one', { id: 'administrator' }))
      const menuIds = [...(role.menuIds as string[]), back.id]
      expect(await room.act('/private/roles/update', { ...seen(role), menuIds })).toMatchObject({ code: 200 })
    })
  })

  describe('users', () => {
    it('are admitted with a password that is told once and kept nowhere', async () => {
      const token = await room.administrator()
      const headers = { 'idempotency-key': `user-${process.pid}-once` }
      const body = { username: fresh('Clerk').replace(' ', '.'), name: 'Given Name', roleId: keeperRole.id, phone: '' }
      const first = await room.call('/private/users/create', body, { token, headers })
      const password = text(first.data.password)
      expect(first.data.user).toMatchObject({ mustChangePassword: true, phone: null, name: 'Given Name' })
      const again = await room.call('/private/users/create', body, { token, headers })
      expect(again.data).toEqual({ user: first.data.user, password: null })
      expect(await room.call('/private/users/create', { ...body, name: 'Other' }, { token, headers })).toMatchObject({
        type: 'idempotency-key-reused',
      })
      await inDatabase(async (db) => {
        const commits = JSON.stringify(await db.collection('commits').find().toArray())
        expect(commits).toContain((first.data.user as Row).id)
        for (const secret of [password, 'Given Name', body.username]) expect(commits).not.toContain(secret)
      })
      expect(await room.logIn(body.username.toUpperCase(), password)).toMatchObject({
        code: 200,
        data: { user: { mustChangePassword: true } },
      })
      const taken = { ...body, username: body.username.toUpperCase() }
      expect(await room.act('/private/users/create', taken)).toMatchObject({
        type: 'username-taken',
        data: { errors: { username: 'username-taken' } },
      })
    })

    it('are refused with a weak password, a wrong field or an unknown role', async () => {
      const errors = async (more: Record<string, unknown>) =>
        (await room.act('/private/users/create', { username: 'new.clerk', name: 'N', roleId: keeperRole.id, ...more }))
          .data.errors
      expect(await errors({ password: 'weak' })).toEqual({ password: 'password-length' })
      expect(await errors({ phone: '12' })).toEqual({ phone: 'phone-format' })
      expect(await errors({ email: 'nobody' })).toEqual({ email: 'email-format' })
      expect(await errors({ username: 'a b' })).toEqual({ username: 'username-format' })
      expect(await errors({ roleId: 'none' })).toEqual({ roleId: 'role-unknown' })
    })

    it('change as far as is asked, for who saw them last', async () => {
      const clerk = await room.admitted({ roleId: keeperRole.id, email: 'old@pinline.example', phone: '13900000001' })
      const changes = { id: clerk.id, revision: 2, name: 'New Name', email: null }
      const row = rowOf(await room.act('/private/users/update', changes))
      expect(row).toMatchObject({ name: 'New Name', email: null, phone: '13900000001', revision: 3 })
      expect(await room.act('/private/users/update', changes)).toMatchObject({ status: 409 })
      for (const own of ['state', 'username', 'password', 'mustChangePassword', 'staffId'])
        expect(await room.act('/private/users/update', { ...changes, revision: 3, [own]: true })).toMatchObject({
          type: 'invalid-input',
        })
    })

    it('get another password, which ends their sessions', async () => {
      const member = await room.member({ roleId: keeperRole.id })
      const body = { id: member.id, revision: await room.revisionOf(member.id) }
      const reset = await room.act('/private/users/reset', body)
      expect(reset.data.user).toMatchObject({ mustChangePassword: true })
      await room.untilOver(member.token)
      expect(await room.logIn(member.username, goodPassword)).toMatchObject({ type: 'credentials-wrong' })
      expect(await room.logIn(member.username, text(reset.data.password))).toMatchObject({ code: 200 })
    })

    it('cannot sign in while disabled, and their old sessions stay over', async () => {
      const member = await room.member({ roleId: keeperRole.id })
      const revision = Number(await room.revisionOf(member.id))
      const off = await room.act('/private/users/state', { id: member.id, revision, state: true })
      expect(rowOf(off)).toMatchObject({ state: true })
      await room.untilOver(member.token)
      expect((await room.logIn(member.username, goodPassword)).code).not.toBe(200)
      rowOf(await room.act('/private/users/state', { id: member.id, revision: revision + 1, state: false }))
      expect(await room.logIn(member.username, goodPassword)).toMatchObject({ code: 200 })
      expect(await room.infor(member.token)).toMatchObject({ status: 401 })
    })

    it('are forgotten when they are removed', async () => {
      const member = await room.member({ roleId: keeperRole.id })
      const body = { id: member.id, revision: await room.revisionOf(member.id) }
      expect(await room.act('/private/users/delete', body)).toMatchObject({ code: 200, data: { id: member.id } })
      await room.untilOver(member.token)
      expect(await room.logIn(member.username, goodPassword)).toMatchObject({ type: 'credentials-wrong' })
      await inDatabase(async (db) => {
        const left = await db.collection('vault').countDocuments({ subject: { $regex: `-${member.id}$` } })
        expect(left).toBe(0)
      })
      const again = { username: member.username, name: 'Another', roleId: keeperRole.id }
      expect(await room.act('/private/users/create', again)).toMatchObject({ code: 200 })
    })
  })

  describe('nobody', () => {
    it('gives what they do not hold, nor manages who holds more', async () => {
      const { token } = await room.member({ roleId: keeperRole.id })
      const chief = rowOf(await room.act('/private/users/list', { q: system.demoAccounts().staff.username }))
      const [administrator] = chief.list as unknown as Row[]
      const keeper = rowOf(await room.act('/private/roles/one', { id: keeperRole.id }))
      const administrators = rowOf(await room.act('/private/roles/one', { id: 'administrator' }))
      const mine = seen(keeper)
      const refused: [string, unknown][] = [
        ['/private/roles/create', { names: { en: 'More' }, menuIds: ['sales', 'orders'] }],
        ['/private/roles/update', { ...mine, menuIds: [...keeperMenus, 'sales', 'orders', 'orders.ship'] }],
        ['/private/roles/update', { ...seen(administrators), menuIds: [] }],
        ['/private/users/create', { username: 'mightier', name: 'M', roleId: 'administrator' }],
        ['/private/users/reset', seen(administrator)],
        ['/private/users/state', { ...seen(administrator), state: true }],
        ['/private/users/update', { ...seen(administrator), name: 'Renamed' }],
        ['/private/users/delete', seen(administrator)],
        ['/private/menus/state', { ...seen(await menuOf('orders')), state: true }],
        ['/private/menus/update', { ...seen(await menuOf('users')), authority: 'orders.ship' }],
        ['/private/menus/delete', seen(await menuOf('orders.ship'))],
      ]
      for (const [path, body] of refused)
        expect({ path, ...(await room.call(path, body, { token })) }).toMatchObject({
          path,
          status: 403,
          type: 'not-held',
        })
      expect(
        await room.call('/private/roles/create', { names: { en: 'Less' }, menuIds: ['users'] }, { token }),
      ).toMatchObject({
        code: 200,
      })
    })

    it('takes the last administrator away, or acts on themself', async () => {
      const { username } = system.demoAccounts().staff
      const list = (await room.act('/private/users/list', { q: username })).data.list as Row[]
      const self = seen(list[0])
      for (const [path, body] of [
        ['/private/users/state', { ...self, state: true }],
        ['/private/users/delete', self],
        ['/private/users/update', { ...self, roleId: keeperRole.id }],
      ] as const)
        expect({ path, ...(await room.act(path, body)) }).toMatchObject({
          code: 422,
          type: expect.stringMatching(/^(last-administrator|not-yourself)$/),
        })
      expect(await room.act('/private/users/reset', self)).toMatchObject({ type: 'not-yourself' })
    })
  })
})

const seen = (row: Row | undefined): { id: string; revision: number } => {
  if (row === undefined) throw new Error('there is no such row')
  return { id: row.id, revision: row.revision }
}
