import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { codeFor, freshEmail, postJson, registered, type SignedIn, text, ticketOf, validPassword } from './client.ts'

let phones = 0
/** An unused number. */
const freshPhone = (): string => {
  phones += 1
  return `137${String(Date.now() + phones).slice(-8)}`
}

/** What buyers change about themselves. */
export const personalInfo = (shared: () => TestSystem): void => {
  describe('personal info', () => {
    let system: TestSystem
    const call = (path: string, body: unknown, who: SignedIn, headers: Record<string, string> = {}) =>
      postJson(system.urls.account, path, body, { token: who.token, headers })
    const me = (who: SignedIn) => postJson(system.urls.account, '/auth/me', {}, { method: 'GET', token: who.token })
    const logIn = (username: string, password = validPassword) =>
      postJson(system.urls.account, '/auth/login', { username, password })
    const isOver = (who: SignedIn) =>
      waitFor('the session is over', async () => (await me(who)).status === 401, { timeoutMs: 1000 })
    const noticeTo = (to: string, subject: RegExp) =>
      waitFor(`a notice to ${to}`, async () => {
        const response = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(to)}`)
        return mailboxList.parse(await response.json()).list.find((message) => subject.test(message.subject))
      })
    const inDatabase = async <T>(use: (db: mongoose.mongo.Db) => Promise<T>): Promise<T> => {
      const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
      try {
        return await use(client.db(`${system.databasePrefix}account`))
      } finally {
        await client.close()
      }
    }

    beforeAll(async () => {
      system = shared()
    })

    it('sets a new e-mail address with the code from its mailbox, reserves the former one and notifies it', async () => {
      const buyer = await registered(system)
      const email = freshEmail()
      const code = await codeFor(system, email, 'change-email')
      const ticket = await ticketOf(system, buyer)
      expect(await call('/account/email', { email, code: '000000', ticket }, buyer)).toMatchObject({
        status: 200,
        code: 422,
        type: 'code-wrong',
        data: { errors: { code: 'code-wrong' } },
      })
      expect(await call('/account/email', { email, code, ticket }, buyer)).toMatchObject({
        code: 200,
        data: { email, username: email },
      })
      expect(await logIn(email)).toMatchObject({ code: 200 })
      expect(await logIn(buyer.email)).toMatchObject({ type: 'credentials-wrong' })
      expect((await noticeTo(buyer.email, /e-mail address has been changed/)).text).toContain('b***@pinline.example')
      const [other, wanted] = [await registered(system), buyer.email]
      const body = { email: wanted, code: await codeFor(system, wanted, 'change-email') }
      const reserved = await call('/account/email', { ...body, ticket: await ticketOf(system, other) }, other)
      expect(reserved).toMatchObject({ type: 'already-registered' })
    })

    it('sets a phone number, and the e-mail address by the other call', async () => {
      const buyer = await registered(system)
      const phone = freshPhone()
      expect(
        await call(
          '/account/phone',
          { phone, code: await codeFor(system, phone, 'change-phone'), ticket: await ticketOf(system, buyer) },
          buyer,
        ),
      ).toMatchObject({ code: 200, data: { phone, email: buyer.email } })
      expect(await logIn(phone)).toMatchObject({ code: 200 })
      expect(
        (await noticeTo(buyer.email, /phone number has been changed/)).text.includes(
          `${phone.slice(0, 3)}****${phone.slice(-4)}`,
        ),
      ).toBe(true)
      const email = freshEmail()
      const code = await codeFor(system, email, 'change-email')
      const ticket = await ticketOf(system, buyer)
      expect(await call('/user/setEmail', { email, code, ticket }, buyer)).toMatchObject({
        code: 200,
        data: { phone, email },
      })
      expect((await me(buyer)).data).toMatchObject({ phone, email })
    })

    it('refuses another buyer’s contact, and says so only to the holder of the code', async () => {
      const [buyer, other] = [await registered(system), await registered(system)]
      const body = { email: other.email, code: '000000', ticket: await ticketOf(system, buyer) }
      expect(await call('/account/email', body, buyer)).toMatchObject({ type: 'code-wrong' })
      const code = await codeFor(system, other.email, 'change-email')
      expect(await call('/account/email', { ...body, code }, buyer)).toMatchObject({
        code: 422,
        type: 'already-registered',
        data: { errors: { email: 'already-registered' } },
      })
      expect(await logIn(other.email)).toMatchObject({ code: 200, data: { buyer: { id: other.id } } })
    })

    it('gives a number to one of two concurrent buyers, and loses no change of one buyer', async () => {
      const [first, second] = [await registered(system), await registered(system)]
      const phone = freshPhone()
      const code = await codeFor(system, phone, 'change-phone')
      const tickets = [await ticketOf(system, first), await ticketOf(system, second)]
      const wanted = await Promise.all(
        [first, second].map((who, index) => call('/account/phone', { phone, code, ticket: tickets[index] }, who)),
      )
      expect(wanted.map(({ code }) => code).toSorted()).toEqual([200, 422])

      const [email, number] = [freshEmail(), freshPhone()]
      const mailed = await codeFor(system, email, 'change-email')
      const texted = await codeFor(system, number, 'change-phone')
      const [one, another] = [await ticketOf(system, first), await ticketOf(system, first)]
      const both = await Promise.all([
        call('/account/email', { email, code: mailed, ticket: one }, first),
        call('/account/phone', { phone: number, code: texted, ticket: another }, first),
        call('/user/setUserInfo', { name: 'Sample Person' }, first),
      ])
      expect(both.map(({ code }) => code)).toEqual([200, 200, 200])
      expect((await me(first)).data).toMatchObject({ email, phone: number, name: 'Sample Person' })
      for (const username of [email, number]) expect(await logIn(username)).toMatchObject({ code: 200 })
    })

    it('responds to a repeated request whose code is spent', async () => {
      const buyer = await registered(system)
      const email = freshEmail()
      const code = await codeFor(system, email, 'change-email')
      const body = { email, code, ticket: await ticketOf(system, buyer) }
      const key = { 'idempotency-key': `change-email-${email}` }
      const first = await call('/account/email', body, buyer, key)
      expect(first).toMatchObject({ code: 200, data: { email } })
      expect((await call('/account/email', body, buyer, key)).data).toEqual(first.data)
      expect(await call('/account/email', { ...body, email: freshEmail() }, buyer, key)).toMatchObject({
        type: 'idempotency-key-reused',
      })
    })

    it('reconciles a change that was interrupted after its claim', async () => {
      const [buyer, gone, nextOwner] = [await registered(system), await registered(system), await registered(system)]
      await inDatabase(async (db) => {
        const claims = db.collection('claims')
        const { modifiedCount } = await claims.updateOne({ owner: gone.id }, { $set: { owner: buyer.id } })
        expect(modifiedCount).toBe(1)
        await db
          .collection<{ _id: string; reconcileAt: Date }>('contact-changes')
          .insertOne({ _id: `email:${buyer.id}`, reconcileAt: new Date(Date.now() - 3_600_000) })
        await waitFor('the claim is freed', async () => (await claims.countDocuments({ owner: buyer.id })) === 1, {
          timeoutMs: 60_000,
        })
      })
      expect(await logIn(buyer.email)).toMatchObject({ code: 200, data: { buyer: { id: buyer.id } } })
      const code = await codeFor(system, gone.email, 'change-email')
      const body = { email: gone.email, code, ticket: await ticketOf(system, nextOwner) }
      expect(await call('/account/email', body, nextOwner)).toMatchObject({ code: 200 })
    })

    it('confirms an identity with a code to the own mailbox: one ticket, one change, one buyer', async () => {
      const [buyer, other] = [await registered(system), await registered(system)]
      expect(await call('/user/checkCode', { code: '000000' }, buyer)).toMatchObject({ type: 'code-wrong' })
      const ticketByCode = async (who: SignedIn) =>
        text(
          (await call('/user/checkCode', { code: await codeFor(system, who.email, 'confirm-identity') }, who)).data
            .ticket,
        )
      const change = async (ticket: string) => {
        const email = freshEmail()
        return await call(
          '/account/email',
          { email, code: await codeFor(system, email, 'change-email'), ticket },
          buyer,
        )
      }
      expect(await change(await ticketByCode(other))).toMatchObject({ type: 'step-up-required' })
      const ticket = await ticketByCode(buyer)
      expect(await change(ticket)).toMatchObject({ code: 200 })
      expect(await change(ticket)).toMatchObject({ type: 'step-up-required' })
    })

    it.each([
      ['/account/password', 'oldPassword', 'newPassword'],
      ['/user/reclassify', 'pwd', 'newPwd'],
    ])('%s requires the old password, ends every session and notifies the buyer', async (path, old, wanted) => {
      const buyer = await registered(system)
      const elsewhere = { ...buyer, token: text((await logIn(buyer.email)).data.token) }
      const newer = 'Newer-8pW'
      expect(await call(path, { [old]: '', [wanted]: newer }, buyer)).toMatchObject({
        type: 'invalid-input',
        data: { errors: { [old]: 'old-password-empty' } },
      })
      expect(await call(path, { [old]: 'Wrong-pass1', [wanted]: newer }, buyer)).toMatchObject({
        status: 200,
        code: 422,
        type: 'password-wrong',
        data: { errors: { [old]: 'password-wrong' } },
      })
      for (const [weak, fault] of [
        ['Ab1-', 'password-length'],
        ['Abcdefg-12345678x', 'password-length'],
        ['abcdefgh1', 'password-strength'],
        ['Password1', 'password-common'],
      ])
        expect(await call(path, { [old]: validPassword, [wanted]: weak }, buyer)).toMatchObject({
          type: 'password-too-weak',
          data: { errors: { [wanted]: fault } },
        })
      const changed = await call(path, { [old]: ` ${validPassword} `, [wanted]: ` ${newer} ` }, buyer)
      expect(changed).toMatchObject({ code: 200, data: { changed: true } })
      expect(changed.setCookie).toContain('pinline_refresh_buyer=;')
      await isOver(elsewhere)
      await isOver(buyer)
      expect(await postJson(system.urls.account, '/auth/refresh', {}, { cookie: buyer.cookie })).toMatchObject({
        status: 401,
      })
      expect(await logIn(buyer.email)).toMatchObject({ type: 'credentials-wrong' })
      expect(await logIn(buyer.email, newer)).toMatchObject({ code: 200 })
      await noticeTo(buyer.email, /password has been changed/)
    })

    it('accepts one of two concurrent new passwords', async () => {
      const buyer = await registered(system)
      const replies = await Promise.all(
        ['First-8pW', 'Second-8pW'].map((newPassword) =>
          call('/account/password', { oldPassword: validPassword, newPassword }, buyer),
        ),
      )
      expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 422])
    })

    it('sets name and language, and removes the name again', async () => {
      const buyer = await registered(system)
      expect(await call('/user/setUserInfo', {}, buyer)).toMatchObject({ code: 200, data: { name: null } })
      expect(await call('/user/setUserInfo', { name: ' Sample Person ', language: 'de' }, buyer)).toMatchObject({
        data: { name: 'Sample Person', language: 'de', email: buyer.email },
      })
      expect(await call('/user/setUserInfo', { name: null }, buyer)).toMatchObject({
        data: { name: null, language: 'de' },
      })
      expect(await call('/user/setUserInfo', { name: 'x'.repeat(51) }, buyer)).toMatchObject({
        data: { errors: { name: 'too-long' } },
      })
    })

    it('stores company and tax data for one buyer only', async () => {
      const [buyer, other] = [await registered(system), await registered(system)]
      const company = { companyName: 'Sample Works', taxNumber: 'DE 123456789', country: 'de' }
      expect(await call('/account/company', {}, buyer)).toMatchObject({ code: 200, rows: [], data: {} })
      expect(await call('/account/company/store', {}, buyer)).toMatchObject({
        code: 422,
        data: { errors: { companyName: 'required', taxNumber: 'required', country: 'required' } },
      })
      for (const [wrong, errors] of [
        [{ companyName: 'S' }, { companyName: 'company-name-length' }],
        [{ taxNumber: '12' }, { taxNumber: 'tax-number-format' }],
        [{ country: 'XX' }, { country: 'country-unknown' }],
        [{ invoiceEmail: 'nobody' }, { invoiceEmail: 'email-format' }],
      ])
        expect(await call('/account/company/store', { ...company, ...wrong }, buyer)).toMatchObject({
          type: 'invalid-input',
          data: { errors },
        })
      const stored = await call('/account/company/store', company, buyer)
      expect(stored).toMatchObject({ code: 200, data: { ...company, country: 'DE', invoiceEmail: '' } })
      expect((await call('/account/company', {}, buyer)).data).toEqual(stored.data)
      expect((await call('/account/company', {}, other)).data).toEqual({})
      expect(await call('/account/company/delete', {}, buyer)).toMatchObject({ code: 200 })
      expect((await call('/account/company', {}, buyer)).data).toEqual({})
    })

    it('refuses unknown fields', async () => {
      const buyer = await registered(system)
      const email = freshEmail()
      for (const [path, body] of [
        ['/account/email', { email, code: '123456' }],
        ['/account/phone', { phone: freshPhone(), code: '123456' }],
        ['/account/password', { oldPassword: validPassword, newPassword: 'Newer-8pW' }],
        ['/user/setUserInfo', { name: 'Sample Person' }],
        ['/user/checkCode', { code: '123456' }],
        ['/account/confirm-identity', { password: validPassword }],
        ['/account/export', {}],
        ['/account/company/store', { companyName: 'Sample Works', taxNumber: '12345', country: 'DE' }],
      ] as const)
        for (const foreign of [{ buyerId: 'b-00000000' }, { credentialRef: 'credential-b-00000000@1' }])
          expect(await call(path, { ...body, ...foreign }, buyer)).toMatchObject({ code: 422, type: 'invalid-input' })
    })

    it('leaves nothing of a person among the commits', async () => {
      const buyer = await registered(system)
      const [email, phone] = [freshEmail(), freshPhone()]
      const keyed = (path: string, body: unknown) => call(path, body, buyer, { 'idempotency-key': `${path}-${email}` })
      const company = { companyName: 'Quoted Works Limited', taxNumber: '12345', country: 'DE' }
      const done = [
        await keyed('/account/email', {
          email,
          code: await codeFor(system, email, 'change-email'),
          ticket: await ticketOf(system, buyer),
        }),
        await keyed('/account/phone', {
          phone,
          code: await codeFor(system, phone, 'change-phone'),
          ticket: await ticketOf(system, buyer),
        }),
        await keyed('/user/setUserInfo', { name: 'Quoted Person' }),
        await keyed('/account/company/store', company),
      ]
      expect(done.map(({ code }) => code)).toEqual([200, 200, 200, 200])
      const written = await inDatabase(async (db) =>
        JSON.stringify(
          (await db.collection('commits').find().toArray()).map(({ requests, ...commit }) => [
            commit,
            (requests as { reply?: unknown }[] | undefined)?.map(({ reply }) => reply),
          ]),
        ),
      )
      for (const personal of [email, phone, 'Quoted Person', company.companyName])
        expect(written).not.toContain(personal)
    })
  })
}
