import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, type Reply, registered, text, validPassword } from './client.ts'

/** Short enough to be seen out, long enough for the rest of the spec. */
const maxLifetimeSeconds = 20

describe('own sessions', () => {
  let system: TestSystem
  const call = (path: string, body: unknown = {}, how: Parameters<typeof postJson>[3] = {}): Promise<Reply> =>
    postJson(system.urls.account, path, body, how)
  const signIn = async (email: string, userAgent: string) => {
    const headers = { 'user-agent': userAgent }
    const reply = await call('/auth/login', { username: email, password: validPassword }, { headers })
    return { token: text(reply.data.token), cookie: reply.cookie }
  }
  const sessionsOf = async (token: string) => {
    const { data } = await call('/account/sessions', {}, { token })
    return data.list as { id: string; current: boolean; device: string; address: string }[]
  }
  const over = async (token: string) => (await call('/auth/me', {}, { method: 'GET', token })).status === 401
  const waitUntilSignedOut = (token: string) => waitFor('the session is over', () => over(token), { timeoutMs: 1000 })

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'notification'],
      settings: { STAFF_SESSION_HOURS: String(maxLifetimeSeconds / 3600) },
    })
  })
  afterAll(() => system?.stop())

  it('are listed with browser and address, the current one first', async () => {
    const { email } = await registered(system)
    const phone = await signIn(email, 'Phone Browser/1.0')
    const probe = await signIn(email, 'Desk Browser/2.0')
    const list = await sessionsOf(phone.token)
    expect(list).toHaveLength(3)
    expect(list[0]).toMatchObject({ current: true, device: 'Phone Browser/1.0', address: '127.0.0.1' })
    expect(list[1]).toMatchObject({ current: false, device: 'Desk Browser/2.0' })
    expect((await sessionsOf(probe.token))[0]).toMatchObject({ current: true, device: 'Desk Browser/2.0' })
  })

  it('end one by one within a second, and not those of others', async () => {
    const mine = await registered(system)
    const other = await registered(system)
    const probe = await signIn(mine.email, 'Desk Browser/2.0')
    const target = (await sessionsOf(mine.token)).find(({ current }) => !current)
    expect(await call('/account/sessions/end', { id: target?.id }, { token: other.token })).toMatchObject({
      code: 404,
      type: 'session-not-found',
    })
    expect(await over(probe.token)).toBe(false)
    expect(await call('/account/sessions/end', { id: target?.id }, { token: mine.token })).toMatchObject({ code: 200 })
    await waitUntilSignedOut(probe.token)
    expect(await call('/auth/refresh', {}, { cookie: probe.cookie })).toMatchObject({ status: 401 })
    expect(await sessionsOf(mine.token)).toHaveLength(1)
    expect(await call('/account/sessions/end', {}, { token: mine.token })).toMatchObject({ type: 'invalid-input' })
  })

  it('end except the current one', async () => {
    const mine = await registered(system)
    const others = [await signIn(mine.email, 'One/1.0'), await signIn(mine.email, 'Two/1.0')]
    expect(await call('/account/sessions/end-others', {}, { token: mine.token })).toMatchObject({ code: 200 })
    for (const { token } of others) await waitUntilSignedOut(token)
    expect(await over(mine.token)).toBe(false)
  })

  it('are left out of the list once another password is set', async () => {
    const mine = await registered(system)
    await signIn(mine.email, 'Old Browser/1.0')
    const sent = await call('/verify-code/send', { target: mine.email, purpose: 'reset-password' })
    expect(sent.code).toBe(200)
    const code = await waitFor('a code', async () => {
      const mailbox = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(mine.email)}`)
      const { list } = (await mailbox.json()) as { list: { code?: string; subject: string }[] }
      return list.length > 1 ? list[0]?.code : undefined
    })
    const reset = await call('/auth/reset-password', { username: mine.email, code, password: 'Other-9pW' })
    expect(reset).toMatchObject({ code: 200 })
    const again = await call('/auth/login', { username: mine.email, password: 'Other-9pW' })
    expect(await sessionsOf(text(again.data.token))).toHaveLength(1)
  })

  it('end by the refresh cookie if the access token has expired', async () => {
    const { cookie, token } = await registered(system)
    const gone = await call('/auth/logout', {}, { cookie, token: 'not.a.token' })
    expect(gone).toMatchObject({ code: 200 })
    expect(gone.setCookie).toContain('Max-Age=0')
    await waitUntilSignedOut(token)
    expect(await call('/auth/refresh', {}, { cookie })).toMatchObject({ status: 401 })
  })

  it('leave a client that has nothing to end unauthenticated, and those of others alone', async () => {
    const { cookie, token } = await registered(system)
    const forged = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'E' : 'A'}`
    const { data } = await call('/public/admin/login', { ...system.demoAccounts().staff, code: '' })
    for (const how of [{}, { cookie: forged }, { token: 'not.a.token' }, { token: text(data.token) }])
      expect(await call('/auth/logout', {}, how)).toMatchObject({ status: 401, type: 'unauthenticated' })
    for (const how of [{}, { cookie: forged }, { token: 'not.a.token' }, { token }]) {
      const gone = await call('/public/admin/login/out', {}, { method: 'GET', ...how })
      expect(gone).toMatchObject({ status: 401, type: 'unauthenticated' })
    }
    expect(await call('/auth/refresh', {}, { cookie })).toMatchObject({ code: 200 })
    expect(await call('/auth/me', {}, { method: 'GET', token })).toMatchObject({ code: 200 })
  })

  it('of staff end once by the refresh cookie if the access token has expired', async () => {
    const { username, password } = system.demoAccounts().staff
    const { cookie, data } = await call('/public/admin/login', { username, password, code: '' })
    const out = () => call('/public/admin/login/out', {}, { method: 'GET', cookie, token: 'not.a.token' })
    const gone = await out()
    expect(gone).toMatchObject({ code: 200, data: { ended: true } })
    expect(gone.setCookie).toMatch(/^pinline_refresh_staff=;.*Max-Age=0/)
    expect(await out()).toMatchObject({ status: 401, type: 'unauthenticated' })
    expect(await call('/public/admin/refresh', {}, { cookie })).toMatchObject({ status: 401, type: 'session-over' })
    const profile = () => call('/private/users/infor', {}, { method: 'GET', token: text(data.token) })
    await waitFor('the session is over', async () => (await profile()).status === 401)
  })

  it('of staff are listed and ended too, and last no longer than set, however much they are used', async () => {
    const { username, password } = system.demoAccounts().staff
    const enter = () => call('/public/admin/login', { username, password, code: '' })
    const [first, second] = [await enter(), await enter()]
    const maxAge = Number(/Max-Age=(\d+);/.exec(first.setCookie)?.[1])
    expect(maxAge).toBeGreaterThan(0)
    expect(maxAge).toBeLessThanOrEqual(maxLifetimeSeconds)
    const token = text(first.data.token)
    const { data } = await call('/private/users/sessions', {}, { token })
    const others = (data.list as { id: string; current: boolean }[]).filter(({ current }) => !current)
    expect(others.length).toBeGreaterThan(0)
    const ended = await call('/private/users/sessions/end-others', {}, { token })
    expect(ended).toMatchObject({ code: 200 })
    await waitFor('the other is over', async () => {
      const reply = await call('/private/users/infor', {}, { method: 'GET', token: text(second.data.token) })
      return reply.status === 401
    })
    let cookie = first.cookie
    await waitFor(
      'the session has reached its end though it is renewed',
      async () => {
        const renewed = await call('/public/admin/refresh', {}, { cookie })
        if (renewed.status === 200) cookie = renewed.cookie
        return renewed.status === 401
      },
      { timeoutMs: (maxLifetimeSeconds + 5) * 1000, intervalMs: 500 },
    )
    expect(await call('/private/users/infor', {}, { method: 'GET', token })).toMatchObject({ status: 401 })
  })
})
