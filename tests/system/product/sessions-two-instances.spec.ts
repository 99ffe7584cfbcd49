import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTwin, type Twin } from '../../faults/twin.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { ask, codeFor, goodPassword, registered, text } from '../account/client.ts'
import { StaffRoom } from '../account/staff-member.ts'

const twins = ['account', 'catalogue', 'order', 'notification'] as const
type Twinned = (typeof twins)[number]

/** What a session opens, one call a service. */
const buyersDoors: readonly (readonly [Twinned, string])[] = [
  ['account', '/auth/me'],
  ['order', '/cart/get'],
]
const staffsDoors: readonly (readonly [Twinned, string])[] = [
  ['account', '/private/users/infor'],
  ['catalogue', '/admin/stock'],
  ['order', '/admin/orders'],
  ['notification', '/admin/to-dos'],
]

describe('sessions on two instances of every service', () => {
  let system: TestSystem
  let twin: Twin
  let room: StaffRoom

  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: twins })
    twin = await startTwin(system, twins)
    room = new StaffRoom(system)
  }, 120_000)
  afterAll(async () => {
    await twin?.stop()
    await system?.stop()
  })

  /** HTTP status of every door on both instances. */
  const statuses = async (doors: typeof buyersDoors, token: string): Promise<number[]> =>
    await Promise.all(
      doors.flatMap(([service, path]) =>
        [system.urls[service], twin.url(service)].map(async (base) => {
          const response = await fetch(`${base}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
          await response.arrayBuffer()
          return response.status
        }),
      ),
    )
  /** Every door is open to the token; a second after the act each is shut on both instances. */
  const shutWithinASecond = async (
    doors: typeof buyersDoors,
    token: string,
    act: () => Promise<{ readonly code: number }>,
    status = 401,
  ) => {
    expect(await statuses(doors, token)).toEqual(doors.flatMap(() => [200, 200]))
    expect(await act()).toMatchObject({ code: 200 })
    await waitFor('every door is shut', async () => (await statuses(doors, token)).every((seen) => seen === status), {
      timeoutMs: 1000,
    })
  }
  const there = (path: string, body: unknown, how: Parameters<typeof ask>[3]) =>
    ask(twin.url('account'), path, body, how)

  it("a buyer's logout acts within a second", async () => {
    const { token } = await registered(system)
    await shutWithinASecond(buyersDoors, token, () => there('/auth/logout', {}, { token }))
  })

  it("a buyer's new password ends every session within a second", async () => {
    const { token } = await registered(system)
    const passwords = { oldPassword: goodPassword, newPassword: 'Other-9pW' }
    await shutWithinASecond(buyersDoors, token, () => there('/account/password', passwords, { token }))
  })

  it('so does a forgotten one that was reset', async () => {
    const { email, token } = await registered(system)
    const code = await codeFor(system, email, 'reset-password')
    await shutWithinASecond(buyersDoors, token, () =>
      there('/auth/reset-password', { username: email, code, password: 'Other-9pW' }, {}),
    )
  })

  it('a refresh token that comes back ends its family within a second', async () => {
    const { cookie } = await registered(system)
    const traded = await there('/auth/refresh', {}, { cookie })
    const token = text(traded.data.token)
    await shutWithinASecond(buyersDoors, token, async () => {
      const reused = await ask(system.urls.account, '/auth/refresh', {}, { cookie })
      expect(reused).toMatchObject({ status: 401, type: 'session-over' })
      return { code: 200 }
    })
    expect(await there('/auth/refresh', {}, { cookie: traded.cookie })).toMatchObject({ status: 401 })
  })

  it("a member of staff's logout acts within a second", async () => {
    const { token } = await room.member()
    await shutWithinASecond(staffsDoors, token, () => there('/public/admin/login/out', {}, { method: 'GET', token }))
  })

  it('a new password of their own, within a second', async () => {
    const { token } = await room.member()
    await shutWithinASecond(staffsDoors, token, () =>
      there('/private/users/reclassify', { pwd: goodPassword, newPwd: 'Other-9pW' }, { token }),
    )
  })

  it('disabling, within a second, and enabling revives nothing', async () => {
    const { id, token } = await room.member()
    const state = async (disabled: boolean) =>
      await room.act('/private/users/state', { id, revision: await room.revisionOf(id), state: disabled })
    await shutWithinASecond(staffsDoors, token, () => state(true))
    expect(await state(false)).toMatchObject({ code: 200 })
    expect(await statuses(staffsDoors, token)).toEqual(staffsDoors.flatMap(() => [401, 401]))
  })

  it('another role, within a second', async () => {
    const { id, token } = await room.member()
    const role = await room.act('/private/roles/create', { names: { en: 'Nothing but home' }, menuIds: ['home'] })
    const keyed = staffsDoors.filter(([service]) => service !== 'account')
    await shutWithinASecond(
      keyed,
      token,
      async () =>
        await room.act('/private/users/update', {
          id,
          revision: await room.revisionOf(id),
          roleId: text(role.data.id),
        }),
      403,
    )
  })
})
