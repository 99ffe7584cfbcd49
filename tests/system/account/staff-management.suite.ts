import { Clock } from '@pinline/chassis/clock'
import { Claims } from '@pinline/chassis/event-store/claims'
import { Keys } from '@pinline/chassis/keys/keys'
import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { text, validPassword } from './client.ts'
import { limitedMenus, type PermissionRow, rowOf, seen } from './permission-rows.ts'
import { StaffTeam } from './staff-member.ts'

/** Members of staff who are created, changed and removed by staff. */
export const staffManaged = (shared: () => TestSystem): void => {
  describe('staff managed by staff', () => {
    let system: TestSystem
    let room: StaffTeam
    let limitedRole: PermissionRow

    beforeAll(async () => {
      system = shared()
      room = new StaffTeam(system)
      limitedRole = rowOf(await room.act('/private/roles/create', { names: { en: 'Keeper' }, menuIds: limitedMenus }))
    })

    const menuOf = async (id: string): Promise<PermissionRow> => {
      const { rows } = await room.act('/private/menus/list', {})
      const found = (rows as PermissionRow[]).find((row) => row.id === id)
      if (found === undefined) throw new Error(`${id} is not among the menus`)
      return found
    }
    const inDatabase = async <T>(use: (db: mongoose.mongo.Db) => Promise<T>): Promise<T> => {
      const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
      try {
        return await use(client.db(`${system.databasePrefix}account`))
      } finally {
        await client.close()
      }
    }

    describe('users', () => {
      it('are created with a password that is returned once and not stored', async () => {
        const token = await room.administrator()
        const headers = { 'idempotency-key': `user-${process.pid}-once` }
        const { password: ownPassword } = system.demoAccounts().staff
        const given = { username: `Once.${process.pid}`, name: 'Given Name', phone: '' }
        const body = { ...given, roleId: limitedRole.id, ownPassword }
        const first = await room.call('/private/users/create', body, { token, headers })
        const password = text(first.data.password)
        expect(first.data.staff).toMatchObject({ mustChangePassword: true, phone: null, name: 'Given Name' })
        const again = await room.call('/private/users/create', body, { token, headers })
        expect(again.data).toEqual({ staff: first.data.staff, password: null })
        expect(await room.call('/private/users/create', { ...body, name: 'Other' }, { token, headers })).toMatchObject({
          type: 'idempotency-key-reused',
        })
        await inDatabase(async (db) => {
          const commits = JSON.stringify(await db.collection('commits').find().toArray())
          expect(commits).toContain((first.data.staff as PermissionRow).id)
          for (const secret of [password, 'Given Name', body.username]) expect(commits).not.toContain(secret)
        })
        expect(await room.logIn(body.username.toUpperCase(), password)).toMatchObject({
          code: 200,
          data: { staff: { mustChangePassword: true } },
        })
        const taken = { ...body, username: body.username.toUpperCase() }
        expect(await room.act('/private/users/create', taken)).toMatchObject({
          type: 'username-taken',
          data: { errors: { username: 'username-taken' } },
        })
      })

      it('may have a username whose first claim broke off', async () => {
        const username = `broken.off.${process.pid}`
        await inDatabase(async (db) => {
          const keys = await Keys.open(db, { current: system.secrets.VAULT_SECRET })
          const clock = new Clock(db)
          await clock.start()
          await new Claims(db, keys, clock).claim('staff-username', username, 's-brokenoff', 'authorities')
          clock.stop()
        })
        const created = await room.act('/private/users/create', {
          username,
          name: 'Second Try',
          roleId: limitedRole.id,
        })
        expect(created).toMatchObject({ code: 200, data: { staff: { id: 's-brokenoff', name: 'Second Try' } } })
        expect(await room.logIn(username, text(created.data.password))).toMatchObject({ code: 200 })
      })

      it('are refused with a weak password, a wrong field or an unknown role', async () => {
        const errors = async (more: Record<string, unknown>) =>
          (
            await room.act('/private/users/create', {
              username: 'new.clerk',
              name: 'N',
              roleId: limitedRole.id,
              ...more,
            })
          ).data.errors
        expect(await errors({ password: 'weak' })).toEqual({ password: 'password-length' })
        expect(await errors({ phone: '12' })).toEqual({ phone: 'phone-format' })
        expect(await errors({ email: 'nobody' })).toEqual({ email: 'email-format' })
        expect(await errors({ username: 'a b' })).toEqual({ username: 'username-format' })
        expect(await errors({ roleId: 'none' })).toEqual({ roleId: 'role-unknown' })
      })

      it('change only the given fields, with the latest revision', async () => {
        const clerk = await room.admitted({
          roleId: limitedRole.id,
          email: 'old@pinline.example',
          phone: '13900000001',
        })
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
        const member = await room.member({ roleId: limitedRole.id })
        const body = { id: member.id, revision: await room.revisionOf(member.id) }
        const reset = await room.act('/private/users/reset', body)
        expect(reset.data.staff).toMatchObject({ mustChangePassword: true })
        await room.waitUntilSignedOut(member.token)
        expect(await room.logIn(member.username, validPassword)).toMatchObject({ type: 'credentials-wrong' })
        expect(await room.logIn(member.username, text(reset.data.password))).toMatchObject({ code: 200 })
      })

      it('cannot sign in while disabled, and their old sessions stay ended', async () => {
        const member = await room.member({ roleId: limitedRole.id })
        const revision = Number(await room.revisionOf(member.id))
        const off = await room.act('/private/users/state', { id: member.id, revision, state: true })
        expect(rowOf(off)).toMatchObject({ state: true })
        await room.waitUntilSignedOut(member.token)
        expect((await room.logIn(member.username, validPassword)).code).not.toBe(200)
        rowOf(await room.act('/private/users/state', { id: member.id, revision: revision + 1, state: false }))
        expect(await room.logIn(member.username, validPassword)).toMatchObject({ code: 200 })
        expect(await room.infor(member.token)).toMatchObject({ status: 401 })
      })

      it('are forgotten when they are removed', async () => {
        const member = await room.member({ roleId: limitedRole.id })
        const body = { id: member.id, revision: await room.revisionOf(member.id) }
        expect(await room.act('/private/users/delete', body)).toMatchObject({ code: 200, data: { id: member.id } })
        await room.waitUntilSignedOut(member.token)
        expect(await room.logIn(member.username, validPassword)).toMatchObject({ type: 'credentials-wrong' })
        await inDatabase(async (db) => {
          const left = await db.collection('vault').countDocuments({ subject: { $regex: `-${member.id}$` } })
          expect(left).toBe(0)
        })
        const again = { username: member.username, name: 'Another', roleId: limitedRole.id }
        expect(await room.act('/private/users/create', again)).toMatchObject({ code: 200 })
      })
    })

    describe('nobody', () => {
      it('grants keys that they lack, nor manages members with more', async () => {
        const { token } = await room.member({ roleId: limitedRole.id })
        const chief = rowOf(await room.act('/private/users/list', { q: system.demoAccounts().staff.username }))
        const [administrator] = chief.list as unknown as PermissionRow[]
        const keeper = rowOf(await room.act('/private/roles/one', { id: limitedRole.id }))
        const administrators = rowOf(await room.act('/private/roles/one', { id: 'administrator' }))
        const mine = seen(keeper)
        const refused: [string, unknown][] = [
          ['/private/roles/create', { names: { en: 'More' }, menuIds: ['sales', 'orders'] }],
          ['/private/roles/update', { ...mine, menuIds: [...limitedMenus, 'sales', 'orders', 'orders.ship'] }],
          ['/private/roles/update', { ...seen(administrators), menuIds: [] }],
          ['/private/users/create', { username: 'stronger', name: 'M', roleId: 'administrator' }],
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

      it('removes the last administrator, or acts on themself', async () => {
        const { username } = system.demoAccounts().staff
        const list = (await room.act('/private/users/list', { q: username })).data.list as PermissionRow[]
        const self = seen(list[0])
        for (const [path, body] of [
          ['/private/users/state', { ...self, state: true }],
          ['/private/users/delete', self],
          ['/private/users/update', { ...self, roleId: limitedRole.id }],
        ] as const)
          expect({ path, ...(await room.act(path, body)) }).toMatchObject({
            code: 422,
            type: expect.stringMatching(/^(last-administrator|not-yourself)$/),
          })
        expect(await room.act('/private/users/reset', self)).toMatchObject({ type: 'not-yourself' })
      })
    })
  })
}
