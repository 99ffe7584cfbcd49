import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { codeFor, freshEmail, postJson, type Reply, registered, text, validPassword } from './client.ts'

/** Ways in and out, for buyers and staff. Reads the menus as they are shipped. */
export const signIn = (shared: () => TestSystem): void => {
  describe('ways in', () => {
    let system: TestSystem
    const call = (path: string, body: unknown = {}, how: Parameters<typeof postJson>[3] = {}): Promise<Reply> =>
      postJson(system.urls.account, path, body, how)
    const me = (token: string) => call('/auth/me', {}, { method: 'GET', token })
    const waitUntilSignedOut = (token: string) =>
      waitFor('the session is over', async () => (await me(token)).status === 401, { timeoutMs: 1000 })

    beforeAll(async () => {
      system = shared()
    })

    it('registers by e-mail with the code from the mailbox', async () => {
      const email = freshEmail()
      const code = await codeFor(system, email, 'register')
      expect(code).toMatch(/^\d{6}$/)
      const reply = await call('/auth/register', {
        kind: 'email',
        email,
        code,
        password: validPassword,
        agreement: true,
      })
      expect(reply).toMatchObject({ code: 200, data: { buyer: { email, username: email, phone: null } } })
      expect(reply.position).toMatch(/^account\.buyer\.b-[0-9a-z]+@1$/)
      expect(reply.setCookie).toContain('Path=/api/v1/auth; ')
      expect(reply.setCookie).toContain('HttpOnly; SameSite=Strict')
      expect(await me(text(reply.data.token))).toMatchObject({ code: 200, data: { email } })
    })

    it('registers by phone', async () => {
      const phone = `139${String(Date.now()).slice(-8)}`
      const code = await codeFor(system, phone, 'register')
      const reply = await call('/auth/register', {
        kind: 'phone',
        phone,
        code,
        password: validPassword,
        agreement: true,
      })
      expect(reply).toMatchObject({ code: 200, data: { buyer: { phone, username: phone, email: null } } })
      expect(await call('/auth/login', { username: phone, password: validPassword })).toMatchObject({ code: 200 })
    })

    it('refuses what is missing and leaves the code unspent', async () => {
      const email = freshEmail()
      const code = await codeFor(system, email, 'register')
      const body = { kind: 'email', email, code, password: validPassword, agreement: true }
      expect(await call('/auth/register', { ...body, agreement: false })).toMatchObject({
        status: 200,
        code: 422,
        type: 'agreement-required',
        data: { errors: { agreement: 'agreement-required' } },
      })
      expect(await call('/auth/register', { ...body, password: 'password' })).toMatchObject({
        type: 'password-too-weak',
        data: { errors: { password: 'password-strength' } },
      })
      expect(await call('/auth/register', { ...body, email: 'nobody' })).toMatchObject({
        type: 'invalid-input',
        data: { errors: { email: 'email-format' } },
      })
      expect(await call('/auth/register', { ...body, email: { $ne: null } })).toMatchObject({ type: 'invalid-input' })
      expect(await call('/auth/register', body)).toMatchObject({ code: 200 })
    })

    it('registers once for one idempotency key, and gives a replay no session', async () => {
      const email = freshEmail()
      const code = await codeFor(system, email, 'register')
      const body = { kind: 'email', email, code, password: validPassword, agreement: true }
      const headers = { 'idempotency-key': `register-${email}` }
      const [first, second] = [
        await call('/auth/register', body, { headers }),
        await call('/auth/register', body, { headers }),
      ]
      expect(first.code).toBe(200)
      expect(second).toMatchObject({ status: 409, type: 'registration-complete' })
      expect(second.cookie).toBe('')
      expect(JSON.stringify(second.data)).not.toContain('token')
      expect(await call('/auth/register', { ...body, password: 'Other-9pW' }, { headers })).toMatchObject({
        type: 'idempotency-key-reused',
      })
    })

    it('reveals only to the holder of the code that the account exists', async () => {
      const { email } = await registered(system)
      const body = { kind: 'email', email, password: validPassword, agreement: true }
      expect(await call('/auth/register', { ...body, code: '000000' })).toMatchObject({ type: 'code-wrong' })
      const code = await codeFor(system, email, 'register')
      expect(await call('/auth/register', { ...body, code })).toMatchObject({ code: 422, type: 'already-registered' })
    })

    it('of two registrations of one mailbox at once lets one through', async () => {
      const email = freshEmail()
      const code = await codeFor(system, email, 'register')
      const body = { kind: 'email', email, code, password: validPassword, agreement: true }
      const replies = await Promise.all([call('/auth/register', body), call('/auth/register', body)])
      expect(replies.map((reply) => reply.code).sort()).toEqual([200, 422])
    })

    it('returns the same for a wrong password and an unknown account, and never 401', async () => {
      const { email } = await registered(system)
      const wrong = await call('/auth/login', { username: email, password: 'Wrong-pass1' })
      const unknown = await call('/auth/login', { username: freshEmail(), password: 'Wrong-pass1' })
      expect(wrong).toMatchObject({ status: 200, code: 422, type: 'credentials-wrong' })
      expect(unknown).toEqual(wrong)
      expect(
        await call('/auth/login', { username: ` ${email.toUpperCase()} `, password: validPassword }),
      ).toMatchObject({
        code: 200,
      })
    })

    it('spends a code once, on its own purpose and target, after five guesses not at all', async () => {
      const { email } = await registered(system)
      const other = await registered(system)
      const code = await codeFor(system, email, 'login')
      const login = (username: string, given: string) => call('/auth/login-with-code', { username, code: given })
      expect(await login(other.email, code)).toMatchObject({ type: 'code-wrong' })
      expect(await call('/auth/reset-password', { username: email, code, password: validPassword })).toMatchObject({
        type: 'code-wrong',
      })
      expect(await login(email, code)).toMatchObject({ code: 200, data: { buyer: { email } } })
      expect(await login(email, code)).toMatchObject({ type: 'code-wrong' })

      const again = await codeFor(system, email, 'login')
      const wrong = again === '123456' ? '654321' : '123456'
      for (let guess = 0; guess < 5; guess += 1)
        expect(await login(email, wrong)).toMatchObject({ code: 422, type: 'code-wrong' })
      expect(await login(email, again)).toMatchObject({ type: 'code-wrong' })
    })

    it('exchanges the refresh cookie and ends the family if an old one is reused', async () => {
      const { cookie, token } = await registered(system)
      const second = await call('/auth/refresh', {}, { cookie })
      expect(second).toMatchObject({ code: 200 })
      expect(second.cookie).not.toBe(cookie)
      const newToken = text(second.data.token)
      expect(await me(newToken)).toMatchObject({ code: 200 })

      expect(await call('/auth/refresh', {}, { cookie })).toMatchObject({ status: 401, type: 'session-over' })
      await waitUntilSignedOut(newToken)
      await waitUntilSignedOut(token)
      expect(await call('/auth/refresh', {}, { cookie: second.cookie })).toMatchObject({ status: 401 })
    })

    it('accepts no forged cookie, and none of the other audience', async () => {
      const { cookie } = await registered(system)
      const madeUp = `${cookie.slice(0, -4)}${cookie.slice(-4, -3) === 'A' ? 'B' : 'A'}${cookie.slice(-3)}`
      expect(await call('/auth/refresh', {}, { cookie: madeUp })).toMatchObject({ status: 401 })
      expect(await call('/auth/refresh')).toMatchObject({ status: 401 })
      const forStaff = cookie.replace('pinline_refresh_buyer', 'pinline_refresh_staff')
      expect(await call('/public/admin/refresh', {}, { cookie: forStaff })).toMatchObject({ status: 401 })
      expect(await call('/auth/refresh', {}, { cookie })).toMatchObject({ code: 200 })
    })

    it('ends one session on logout within a second and leaves the other', async () => {
      const { email, token } = await registered(system)
      const other = text((await call('/auth/login', { username: email, password: validPassword })).data.token)
      expect(await call('/auth/logout', {}, { token })).toMatchObject({ code: 200 })
      await waitUntilSignedOut(token)
      expect(await me(other)).toMatchObject({ code: 200 })
    })

    it('ends every session when the password is reset', async () => {
      const { email, token, cookie } = await registered(system)
      const code = await codeFor(system, email, 'reset-password')
      const password = 'Newer-8pW'
      expect(await call('/auth/reset-password', { username: email, code, password })).toMatchObject({ code: 200 })
      await waitUntilSignedOut(token)
      expect(await call('/auth/refresh', {}, { cookie })).toMatchObject({ status: 401 })
      expect(await call('/auth/login', { username: email, password: validPassword })).toMatchObject({
        type: 'credentials-wrong',
      })
      expect(await call('/auth/login', { username: email, password })).toMatchObject({ code: 200 })
    })

    it('separates buyers and staff, and returns staff their menus', async () => {
      const { staff } = system.demoAccounts()
      const signedIn = await call('/public/admin/login', { ...staff, code: '' })
      expect(signedIn).toMatchObject({
        code: 200,
        data: { staff: { username: staff.username, roleId: 'administrator' } },
      })
      const token = text(signedIn.data.token)
      const buyer = await registered(system)
      const infor = (given: string) => call('/private/users/infor', {}, { method: 'GET', token: given })
      expect(await infor(token)).toMatchObject({ code: 200, data: { roleName: 'Administrator' } })
      expect(await infor(buyer.token)).toMatchObject({ status: 401 })
      expect(await me(token)).toMatchObject({ status: 401 })

      const menus = await call('/private/menus/RolesMenus', {}, { token, headers: { 'x-locale': 'zh_cn' } })
      expect(menus.rows.map(({ id }) => id)).toEqual([
        'home',
        'sales',
        'catalogue',
        'content',
        'handbook',
        'snippets',
        'integrations',
        'system',
      ])
      expect(menus.rows[1]).toMatchObject({ title: '销售', menuType: 'M', state: false })
      expect(await call('/private/roles/one', { id: 'administrator' }, { token })).toMatchObject({ code: 200 })
      expect(await call('/private/roles/one', { id: 'nobody' }, { token })).toMatchObject({ type: 'not-found' })
      const internal = { token: system.secrets.INTERNAL_TOKEN }
      const sid = text(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid)
      const requested = [
        { sessionId: sid, audience: 'staff' },
        { sessionId: sid, audience: 'buyer' },
      ]
      expect(await call('/internal/check-sessions', { sessions: requested }, internal)).toMatchObject({
        data: {
          sessions: [
            { alive: true, permissions: expect.arrayContaining(['orders.ship', 'operations.read']) },
            { alive: false },
          ],
        },
      })

      expect(await call('/public/admin/login/out', {}, { method: 'GET', token })).toMatchObject({ code: 200 })
      await waitFor('the session is over', async () => (await infor(token)).status === 401, { timeoutMs: 1000 })
      expect(await call('/public/admin/login', { username: staff.username, password: 'Wrong-pass1' })).toMatchObject({
        status: 200,
        code: 422,
        type: 'credentials-wrong',
      })
    })
  })
}
