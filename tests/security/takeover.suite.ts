import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type SecurityEventRow, securityEventRow } from '@pinline/contracts/account/security-events/security-event-row'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { Authenticator } from '../system/account/authenticator.ts'
import {
  codeFor,
  freshEmail,
  postJson,
  type Reply,
  registered,
  type SignedIn,
  text,
  validPassword,
} from '../system/account/client.ts'
import { StaffTeam } from '../system/account/staff-member.ts'

const freshPhone = (): string => `135${randomInt(10_000_000, 100_000_000)}`
const otherPassword = 'Other-9pW'

/** Everything over the gateway. */
const fromOutside = (system: TestSystem): TestSystem => ({
  ...system,
  urls: { ...system.urls, account: system.url, notification: system.url },
})

const securityEventsOf = async (team: StaffTeam, base: string, account: string): Promise<SecurityEventRow[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify({ account }) })
  const headers = { authorization: `Bearer ${await team.administrator()}` }
  const response = await fetch(`${base}/api/v1/admin/security-events?${query}`, { headers })
  return z.array(securityEventRow).parse(await response.json())
}

/** What somebody can do with an access token that they got hold of, and what its owner can do about it. */
export const takeover = (shared: () => TestSystem): void => {
  describe('an access token in the wrong hands', () => {
    let system: TestSystem
    beforeAll(() => {
      system = fromOutside(shared())
    })

    const call = (path: string, body: object = {}, token?: string): Promise<Reply> =>
      postJson(system.url, path, body, {
        ...(token === undefined ? {} : { token }),
        headers: { 'idempotency-key': randomUUID() },
      })
    const me = (token: string) => postJson(system.url, '/auth/me', {}, { method: 'GET', token })
    const logIn = (username: string, password = validPassword) => call('/auth/login', { username, password })
    const signedIn = async (buyer: SignedIn, password = validPassword): Promise<SignedIn> => {
      const reply = await logIn(buyer.email, password)
      return { ...buyer, token: text(reply.data.token), cookie: reply.cookie }
    }
    const ticketOf = async (token: string, proof: { password: string } | { code: string }): Promise<string> =>
      text((await call('/account/confirm-identity', proof, token)).data.ticket)
    const changeTo = async (kind: 'phone' | 'email', value: string, token: string, ticket?: string) => {
      const code = await codeFor(system, value, `change-${kind}`)
      return await call(`/account/${kind}`, { [kind]: value, code, ...(ticket === undefined ? {} : { ticket }) }, token)
    }
    const isSignedOut = async ({ token, cookie }: SignedIn): Promise<void> => {
      await waitFor('the session is over', async () => (await me(token)).status === 401)
      expect(await postJson(system.url, '/auth/refresh', {}, { cookie })).toMatchObject({ status: 401 })
    }
    const messageTo = (to: string, subject: RegExp) =>
      waitFor(`a message to ${to}`, async () => {
        const response = await fetch(`${system.url}/mailbox/messages?to=${encodeURIComponent(to)}`)
        return mailboxList.parse(await response.json()).list.find((message) => subject.test(message.subject))
      })
    /** The token of the link in a message. */
    const linkTo = async (to: string, subject: RegExp): Promise<string> =>
      text(/\/en\/account\/undo-change#([\w-]{43})/.exec((await messageTo(to, subject)).text)?.[1])
    const undo = (token: string) => call('/auth/account-change/undo', { token })
    const emailMoved = /e-mail address has been changed/
    const phoneMoved = /phone number has been changed/
    const passwordMoved = /password has been changed/

    it('changes, exports and erases nothing without password or code', async () => {
      const owner = await registered(system)
      const before = await me(owner.token)
      for (const ticket of [undefined, randomBytes(24).toString('base64url')]) {
        for (const [kind, value] of [
          ['email', freshEmail()],
          ['phone', freshPhone()],
        ] as const)
          expect(await changeTo(kind, value, owner.token, ticket)).toMatchObject({
            code: 422,
            type: 'step-up-required',
          })
        const email = freshEmail()
        const body = { email, code: await codeFor(system, email, 'change-email'), ticket }
        expect(await call('/user/setEmail', body, owner.token)).toMatchObject({ code: 422, type: 'step-up-required' })
        expect(await call('/account/export', { ticket }, owner.token)).toMatchObject({ type: 'step-up-required' })
      }
      expect(await call('/account/confirm-identity', {}, owner.token)).toMatchObject({ type: 'invalid-input' })
      for (const [path, proof, type] of [
        ['/account/confirm-identity', { password: otherPassword }, 'password-wrong'],
        ['/account/confirm-identity', { code: '000000' }, 'code-wrong'],
        ['/user/checkCode', { code: '000000' }, 'code-wrong'],
        ['/account/password', { oldPassword: otherPassword, newPassword: 'Newer-8pW' }, 'password-wrong'],
        ['/account/delete', { confirmation: true }, 'invalid-input'],
        ['/account/delete', { confirmation: true, password: otherPassword }, 'password-wrong'],
        ['/account/delete', { confirmation: true, code: '000000' }, 'code-wrong'],
      ] as const)
        expect({ path, type: (await call(path, proof, owner.token)).type }).toEqual({ path, type })
      expect((await me(owner.token)).data).toEqual(before.data)
      expect(await logIn(owner.email)).toMatchObject({ code: 200 })
    })

    it('does not spend the ticket on a mistyped code, and spends it on one change', async () => {
      const owner = await registered(system)
      const ticket = await ticketOf(owner.token, { code: await codeFor(system, owner.email, 'confirm-identity') })
      const phone = freshPhone()
      await codeFor(system, phone, 'change-phone')
      const wrong = { phone, code: '000000', ticket }
      expect(await call('/account/phone', wrong, owner.token)).toMatchObject({ type: 'code-wrong' })
      expect(await changeTo('phone', phone, owner.token, ticket)).toMatchObject({ code: 200, data: { phone } })
      expect(await changeTo('phone', freshPhone(), owner.token, ticket)).toMatchObject({ type: 'step-up-required' })
      expect((await messageTo(owner.email, phoneMoved)).text).toContain(phone.slice(-4))
    })

    it('is worth nothing once the owner has changed a contact: all other sessions end', async () => {
      const [owner, copied] = await registered(system).then(async (buyer) => [buyer, await signedIn(buyer)] as const)
      const email = freshEmail()
      const ticket = await ticketOf(owner.token, { password: validPassword })
      expect(await changeTo('email', email, owner.token, ticket)).toMatchObject({ code: 200, data: { email } })
      await isSignedOut(copied)
      expect(await me(owner.token)).toMatchObject({ code: 200, data: { email } })
    })

    it('with the password too: the first link beats every later change, and the attacker is out', async () => {
      const owner = await registered(system)
      const attacker = await signedIn(owner)
      const [evil, worse, phone] = [freshEmail(), freshEmail(), freshPhone()]
      const proof = () => ticketOf(attacker.token, { password: validPassword })
      expect(await changeTo('email', evil, attacker.token, await proof())).toMatchObject({ code: 200 })
      await isSignedOut(owner)
      const link = await linkTo(owner.email, emailMoved)
      expect(await changeTo('phone', phone, attacker.token, await proof())).toMatchObject({ code: 200 })
      expect(await changeTo('email', worse, attacker.token, await proof())).toMatchObject({ code: 200 })
      const changed = { oldPassword: validPassword, newPassword: otherPassword }
      expect(await call('/account/password', changed, attacker.token)).toMatchObject({ code: 200 })
      const again = await signedIn({ ...owner, email: worse }, otherPassword)
      const theirs = [await linkTo(evil, emailMoved), await linkTo(worse, passwordMoved)]

      const bystander = await registered(system)
      const theirTicket = await ticketOf(bystander.token, { password: validPassword })
      expect(await changeTo('email', owner.email, bystander.token, theirTicket)).toMatchObject({
        type: 'already-registered',
      })

      expect(await call('/auth/account-change', { token: link })).toMatchObject({
        code: 200,
        data: { changed: 'email', restores: { phone: null, email: `${owner.email.slice(0, 1)}***@pinline.example` } },
      })
      expect(await undo(link)).toMatchObject({ code: 200, data: { undone: true } })
      await isSignedOut(again)
      for (const password of [validPassword, otherPassword])
        for (const username of [owner.email, evil, worse, phone])
          expect(await logIn(username, password)).toMatchObject({ type: 'credentials-wrong' })
      for (const username of [evil, worse, phone]) {
        const code = await codeFor(system, username, 'login')
        expect(await call('/auth/login-with-code', { username, code })).toMatchObject({ type: 'not-registered' })
      }
      for (const token of theirs) expect(await undo(token)).toMatchObject({ type: 'undo-link-used' })

      const code = await codeFor(system, owner.email, 'reset-password')
      const reset = { username: owner.email, code, password: 'Mine-again-1' }
      expect(await call('/auth/reset-password', reset)).toMatchObject({ code: 200 })
      expect(await logIn(owner.email, 'Mine-again-1')).toMatchObject({
        code: 200,
        data: { buyer: { id: owner.id, email: owner.email, phone: null } },
      })
      expect((await messageTo(owner.email, /has been undone/)).text).not.toContain('#')
      expect((await messageTo(worse, /has been undone/)).text).not.toContain('#')
      const freed = await waitFor('the attacker’s address to be free', async () => {
        const mine = await ticketOf(bystander.token, { password: validPassword })
        const moved = await changeTo('email', worse, bystander.token, mine)
        return moved.code === 200 && moved
      })
      expect(freed.data).toMatchObject({ email: worse })
    })

    it('a link works once, by POST only, and neither forged nor after its end', async () => {
      const owner = await registered(system)
      const reset = await codeFor(system, owner.email, 'reset-password')
      const password = otherPassword
      expect(await call('/auth/reset-password', { username: owner.email, code: reset, password })).toMatchObject({
        code: 200,
      })
      const link = await linkTo(owner.email, passwordMoved)
      const got = await fetch(`${system.url}/api/v1/auth/account-change/undo?token=${link}`)
      expect(got.status).toBe(405)
      for (const forged of [randomBytes(32).toString('base64url'), `${link.slice(0, -1)}_`, 'x', "' or 1=1"]) {
        expect(await call('/auth/account-change', { token: forged })).toMatchObject({ type: 'undo-link-invalid' })
        expect(await undo(forged)).toMatchObject({ code: 404, type: 'undo-link-invalid' })
      }
      expect(await logIn(owner.email, otherPassword)).toMatchObject({ code: 200 })
      expect((await Promise.all([undo(link), undo(link)])).map(({ code }) => code).toSorted()).toEqual([200, 422])
      expect(await undo(link)).toMatchObject({ type: 'undo-link-used' })
      expect(await call('/auth/account-change', { token: link })).toMatchObject({ type: 'undo-link-used' })
      expect(await logIn(owner.email, otherPassword)).toMatchObject({ type: 'credentials-wrong' })

      const next = await codeFor(system, owner.email, 'reset-password')
      await call('/auth/reset-password', { username: owner.email, code: next, password })
      const late = await waitFor('another link', async () => {
        const found = await linkTo(owner.email, passwordMoved)
        return found !== link && found
      })
      const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
      try {
        const links = client.db(`${system.databasePrefix}account`).collection('undo-links')
        const stored = await links.find({ buyerId: owner.id }).toArray()
        expect(JSON.stringify(stored)).not.toContain(late)
        await links.updateMany({ buyerId: owner.id }, { $set: { until: new Date() } })
      } finally {
        await client.close()
      }
      expect(await call('/auth/account-change', { token: late })).toMatchObject({ type: 'undo-link-expired' })
      expect(await undo(late)).toMatchObject({ code: 422, type: 'undo-link-expired' })
    })

    it('shows no link in an export', async () => {
      const owner = await registered(system)
      const ticket = await ticketOf(owner.token, { password: validPassword })
      expect(await changeTo('phone', freshPhone(), owner.token, ticket)).toMatchObject({ code: 200 })
      const link = await linkTo(owner.email, phoneMoved)
      const exported = await call(
        '/account/export',
        { ticket: await ticketOf(owner.token, { password: validPassword }) },
        owner.token,
      )
      expect(exported).toMatchObject({ code: 200 })
      expect(JSON.stringify(exported.data.messages)).toContain('phone number has been changed')
      expect(JSON.stringify(exported.data)).not.toContain(link)
    })

    it('of staff changes no e-mail, password or second factor without password and code', async () => {
      const team = new StaffTeam(shared())
      const former = freshEmail()
      const member = await team.member({ email: former })
      const act = (path: string, body: object) => call(`/private/users/${path}`, body, member.token)
      const email = freshEmail()
      const sentCode = async () => {
        await act('code', { email })
        return text((await messageTo(email, /code/)).code)
      }
      const code = await sentCode()
      expect(await act('email', { email, code })).toMatchObject({ data: { errors: { password: 'required' } } })
      for (const [path, body] of [
        ['email', { email, code, password: otherPassword }],
        ['reclassify', { pwd: otherPassword, newPwd: 'Newer-8pW' }],
        ['second-factor/begin', { password: otherPassword }],
      ] as const)
        expect({ path, type: (await act(path, body)).type }).toEqual({ path, type: 'password-wrong' })

      const begun = await act('second-factor/begin', { password: validPassword })
      const app = new Authenticator(text(begun.data.secret))
      expect(await act('second-factor/confirm', { code: await app.fresh() })).toMatchObject({ code: 200 })
      for (const [path, body] of [
        ['email', { email, code, password: validPassword }],
        ['reclassify', { pwd: validPassword, newPwd: 'Newer-8pW' }],
      ] as const) {
        expect(await act(path, body)).toMatchObject({ type: 'second-factor-required' })
        expect(await act(path, { ...body, secondFactor: '000000' })).toMatchObject({ type: 'code-wrong' })
      }
      expect(await act('second-factor/remove', { password: validPassword, code: '000000' })).toMatchObject({
        type: 'code-wrong',
      })
      expect(await team.infor(member.token)).toMatchObject({ data: { email: former, secondFactor: true } })

      const elsewhere = text((await team.logIn(member.username, validPassword, await app.fresh())).data.token)
      const proof = { password: validPassword, secondFactor: await app.fresh() }
      expect(await act('email', { email, code, ...proof })).toMatchObject({ code: 200, data: { email } })
      await team.waitUntilSignedOut(elsewhere)
      expect(await team.infor(member.token)).toMatchObject({ code: 200 })
      await messageTo(former, emailMoved)
      const own = { pwd: validPassword, newPwd: 'Newer-8pW', secondFactor: await app.fresh() }
      expect(await act('reclassify', own)).toMatchObject({ code: 200 })
      await messageTo(email, passwordMoved)
    })

    it('of staff that has moved the e-mail address is out once the owner of the former one undoes it', async () => {
      const team = new StaffTeam(shared())
      const [former, administrator, email] = [freshEmail(), freshEmail(), freshEmail()]
      await team.member({ email: administrator })
      const member = await team.member({ email: former, phone: '13800001234' })
      const act = (path: string, body: object) => call(`/private/users/${path}`, body, member.token)
      await act('code', { email })
      const code = text((await messageTo(email, /code/)).code)
      expect(await act('email', { email, code, password: validPassword })).toMatchObject({ code: 200, data: { email } })
      expect(await act('save', { phone: null })).toMatchObject({ code: 200 })
      const [link, later] = [await linkTo(former, emailMoved), await linkTo(email, phoneMoved)]
      expect(await call('/auth/account-change', { token: link })).toMatchObject({
        data: {
          account: 'staff',
          changed: 'email',
          password: 'set-by-administrator',
          restores: { email: `${former.slice(0, 1)}***@pinline.example`, phone: '138****1234' },
        },
      })
      expect(await undo(link)).toMatchObject({ code: 200 })
      await team.waitUntilSignedOut(member.token)
      expect(await team.logIn(member.username, validPassword)).toMatchObject({ type: 'credentials-wrong' })
      for (const token of [link, later]) expect(await undo(token)).toMatchObject({ type: 'undo-link-used' })
      for (const to of [former, email])
        expect((await messageTo(to, /staff account has been undone/)).text).not.toContain('#')
      expect((await messageTo(administrator, /has undone a change/)).text).toContain(member.username)
      const row = await team.rowOf(member.id)
      expect(row).toMatchObject({ email: former, phone: '13800001234' })
      const reset = await team.act('/private/users/reset', { id: member.id, revision: row?.revision })
      expect(await team.logIn(member.username, text(reset.data.password))).toMatchObject({ code: 200 })
      const events = await waitFor('the security event', async () => {
        const found = await securityEventsOf(team, system.url, member.id)
        return found.some(({ calls }) => calls.includes('undo-account-change')) && found
      })
      expect(events.map(({ kind }) => kind)).toContain('credential-changed')
    })

    it('of staff with `users.update` moves or removes no colleague’s e-mail address without notice, nor its own', async () => {
      const team = new StaffTeam(shared())
      for (const email of [freshEmail(), null]) {
        const former = freshEmail()
        const { id, username, password } = await team.admitted({ email: former })
        expect(
          await team.act('/private/users/update', { id, revision: await team.revisionOf(id), email }),
        ).toMatchObject({ code: 200 })
        const link = await linkTo(former, emailMoved)
        const changed = await waitFor('the security event', async () => {
          const found = await securityEventsOf(team, system.url, id)
          return found.find(({ calls }) => calls.includes('update-staff'))
        })
        expect(changed.kind).toBe('staff-changed')
        expect(await undo(link)).toMatchObject({ code: 200 })
        expect(await team.rowOf(id)).toMatchObject({ email: former })
        expect(await team.logIn(username, password)).toMatchObject({ type: 'credentials-wrong' })
      }
      const administrator = await team.member()
      const own = { id: administrator.id, revision: await team.revisionOf(administrator.id), email: freshEmail() }
      expect(await call('/private/users/update', own, administrator.token)).toMatchObject({ type: 'not-yourself' })
    })

    it('of staff makes nobody a password without the own one', async () => {
      const team = new StaffTeam(shared())
      const thief = await team.member()
      const colleague = await team.admitted()
      const newcomer = { username: `thief-${thief.id}`, name: 'Thief', roleId: 'administrator' }
      const revision = await team.revisionOf(colleague.id)
      const attempts = [
        ['create', newcomer],
        ['create', { ...newcomer, password: validPassword }],
        ['reset', { id: colleague.id, revision }],
        ['reset', { id: colleague.id, revision, secondFactor: true }],
      ] as const
      const wrongs = [
        [{}, 'step-up-required'],
        [{ ownPassword: 'Wrong-1aB' }, 'password-wrong'],
      ] as const
      for (const [path, body] of attempts)
        for (const [own, type] of wrongs)
          expect(await call(`/private/users/${path}`, { ...body, ...own }, thief.token)).toMatchObject({ type })
      expect(await team.logIn(newcomer.username, validPassword)).toMatchObject({ type: 'credentials-wrong' })
      expect(await team.logIn(colleague.username, colleague.password)).toMatchObject({ code: 200 })
      const own = { ownPassword: thief.password }
      for (const [path, body] of [attempts[0], attempts[2]])
        expect(await call(`/private/users/${path}`, { ...body, ...own }, thief.token)).toMatchObject({ code: 200 })
    })

    it('of staff gives nobody access without the own password', async () => {
      const team = new StaffTeam(shared())
      const thief = await team.member()
      const names = { en: `Narrow ${thief.id}` }
      const narrow = await team.act('/private/roles/create', { names, menuIds: ['home'] })
      const { id: roleId } = narrow.data
      const page = { parentId: null, menuType: 'C', titles: names, path: '/narrow', icon: 'square' }
      const menu = (await team.act('/private/menus/create', page)).data
      const given = { id: roleId, revision: narrow.data.revision, menuIds: ['home', menu.id] }
      const withMenu = (await team.act('/private/roles/update', given)).data
      const email = freshEmail()
      const friend = await team.member({ roleId, email })
      const fired = await team.admitted()
      const { revision } = (
        await team.act('/private/users/state', {
          ...{ id: fired.id, revision: await team.revisionOf(fired.id), state: true },
        })
      ).data
      const ofFriend = { id: friend.id, revision: await team.revisionOf(friend.id) }
      const attempts = [
        ['users/update', { ...ofFriend, roleId: 'administrator' }],
        ['users/update', { ...ofFriend, email: freshEmail() }],
        ['users/state', { id: fired.id, revision, state: false }],
        ['roles/update', { id: roleId, revision: withMenu.revision, menuIds: ['home', menu.id, 'sales', 'orders'] }],
        ['menus/update', { id: menu.id, revision: menu.revision, authority: 'orders.ship' }],
      ] as const
      const wrongs = [
        [{}, 'step-up-required'],
        [{ ownPassword: 'Wrong-1aB' }, 'password-wrong'],
      ] as const
      for (const [path, body] of attempts)
        for (const [own, type] of wrongs)
          expect(await call(`/private/${path}`, { ...body, ...own }, thief.token), path).toMatchObject({ type })
      expect(await team.rowOf(friend.id)).toMatchObject({ roleId, email })
      expect((await team.act('/private/roles/one', { id: roleId })).data.menuIds).toEqual(['home', menu.id])
      const harmless = [
        ['users/update', { ...ofFriend, name: 'Lan' }],
        ['roles/update', { id: roleId, revision: withMenu.revision, menuIds: [menu.id] }],
      ] as const
      for (const [path, body] of harmless)
        expect(await call(`/private/${path}`, body, thief.token), path).toMatchObject({ code: 200 })
      const own = { ownPassword: thief.password }
      for (const [path, body] of [attempts[2], attempts[4]])
        expect(await call(`/private/${path}`, { ...body, ...own }, thief.token), path).toMatchObject({ code: 200 })
    })

    it('of staff with `users.reset` changes another’s password, but not without notice', async () => {
      const team = new StaffTeam(shared())
      const email = freshEmail()
      const { id } = await team.admitted({ email })
      const revision = await team.revisionOf(id)
      expect(await team.act('/private/users/reset', { id, revision })).toMatchObject({ code: 200 })
      expect((await messageTo(email, passwordMoved)).text).not.toContain('#')
    })
  })
}
