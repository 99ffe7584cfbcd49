import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type SecondInstances, startSecondInstances } from '../../faults/second-instances.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { codeFor, postJson, registered, text, validPassword } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

const twins = ['account', 'catalogue', 'order', 'notification'] as const
type Twinned = (typeof twins)[number]

/** What a session opens, one call a service. */
const buyerEndpoints: readonly (readonly [Twinned, string])[] = [
  ['account', '/auth/me'],
  ['order', '/cart/get'],
]
const staffEndpoints: readonly (readonly [Twinned, string])[] = [
  ['account', '/private/users/infor'],
  ['catalogue', '/admin/stock'],
  ['order', '/admin/orders'],
  ['notification', '/admin/to-dos'],
]

describe('sessions on two instances of every service', () => {
  let system: TestSystem
  let twin: SecondInstances
  let room: StaffTeam

  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: twins })
    twin = await startSecondInstances(system, twins)
    room = new StaffTeam(system)
  })
  afterAll(async () => {
    await twin?.stop()
    await system?.stop()
  })

  /** HTTP status of every door on both instances. */
  const statuses = async (endpoints: typeof buyerEndpoints, token: string): Promise<number[]> =>
    await Promise.all(
      endpoints.flatMap(([service, path]) =>
        [system.urls[service], twin.url(service)].map(async (base) => {
          const response = await fetch(`${base}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
          await response.arrayBuffer()
          return response.status
        }),
      ),
    )
  /**
   * Every door is open to the token; after the act each is shut on both instances. How soon is shown by the specs of the
   * session cache, which trusts what it knows for a second: here a busy machine would be measured.
   */
  const refusedEverywhere = async (
    endpoints: typeof buyerEndpoints,
    token: string,
    act: () => Promise<{ readonly code: number }>,
    status = 401,
  ) => {
    expect(await statuses(endpoints, token)).toEqual(endpoints.flatMap(() => [200, 200]))
    expect(await act()).toMatchObject({ code: 200 })
    await waitFor('every door is shut', async () => (await statuses(endpoints, token)).every((seen) => seen === status))
  }
  const there = (path: string, body: unknown, how: Parameters<typeof postJson>[3]) =>
    postJson(twin.url('account'), path, body, how)

  it("a buyer's logout acts on both", async () => {
    const { token } = await registered(system)
    await refusedEverywhere(buyerEndpoints, token, () => there('/auth/logout', {}, { token }))
  })

  it("a buyer's new password ends every session on both", async () => {
    const { token } = await registered(system)
    const passwords = { oldPassword: validPassword, newPassword: 'Other-9pW' }
    await refusedEverywhere(buyerEndpoints, token, () => there('/account/password', passwords, { token }))
  })

  // How soon is shown by the spec of the stream, which checks its session every second.
  it("a buyer's event streams end with their session", async () => {
    const { token } = await registered(system)
    const responses = await Promise.all(
      [system.urls.order, twin.url('order')].map((base) =>
        fetch(`${base}/api/v1/orders/events`, { headers: { authorization: `Bearer ${token}` } }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    let open = responses.length
    const reading = responses.map(async ({ body }) => {
      for await (const _ of body ?? []);
      open -= 1
    })
    expect(await there('/auth/logout', {}, { token })).toMatchObject({ code: 200 })
    await waitFor('both streams to end', () => open === 0)
    await Promise.all(reading)
  })

  it('so does a forgotten one that was reset', async () => {
    const { email, token } = await registered(system)
    const code = await codeFor(system, email, 'reset-password')
    await refusedEverywhere(buyerEndpoints, token, () =>
      there('/auth/reset-password', { username: email, code, password: 'Other-9pW' }, {}),
    )
  })

  it('a reused refresh token ends its family on both', async () => {
    const { cookie } = await registered(system)
    const traded = await there('/auth/refresh', {}, { cookie })
    const token = text(traded.data.token)
    await refusedEverywhere(buyerEndpoints, token, async () => {
      const reused = await postJson(system.urls.account, '/auth/refresh', {}, { cookie })
      expect(reused).toMatchObject({ status: 401, type: 'session-over' })
      return { code: 200 }
    })
    expect(await there('/auth/refresh', {}, { cookie: traded.cookie })).toMatchObject({ status: 401 })
  })

  it("a member of staff's logout acts on both", async () => {
    const { token } = await room.member()
    await refusedEverywhere(staffEndpoints, token, () => there('/public/admin/login/out', {}, { method: 'GET', token }))
  })

  it('so does a new password of their own', async () => {
    const { token } = await room.member()
    await refusedEverywhere(staffEndpoints, token, () =>
      there('/private/users/reclassify', { pwd: validPassword, newPwd: 'Other-9pW' }, { token }),
    )
  })

  it('so does disabling, and enabling revives nothing', async () => {
    const { id, token } = await room.member()
    const state = async (disabled: boolean) =>
      await room.act('/private/users/state', { id, revision: await room.revisionOf(id), state: disabled })
    await refusedEverywhere(staffEndpoints, token, () => state(true))
    expect(await state(false)).toMatchObject({ code: 200 })
    expect(await statuses(staffEndpoints, token)).toEqual(staffEndpoints.flatMap(() => [401, 401]))
  })

  it('so does another role', async () => {
    const { id, token } = await room.member()
    const role = await room.act('/private/roles/create', { names: { en: 'Nothing but home' }, menuIds: ['home'] })
    const keyed = staffEndpoints.filter(([service]) => service !== 'account')
    await refusedEverywhere(
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
