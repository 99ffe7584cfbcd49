import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { Authenticator } from './authenticator.ts'
import { freshEmail, postJson, text, validPassword } from './client.ts'
import { type StaffMember, StaffTeam } from './staff-member.ts'

/** Codes count for a minute and a half and only once: some of these wait for the next one. */
describe('second factor', { timeout: 240_000 }, () => {
  let system: TestSystem
  let room: StaffTeam

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'notification'],
      settings: { RATE_LIMITS: 'on' },
    })
    room = new StaffTeam(system)
  })
  afterAll(() => system?.stop())

  const requested = (member: StaffMember, path: string, body: unknown = {}) =>
    room.call(`/private/users/second-factor/${path}`, body, { token: member.token })

  /** Sets the second factor of a member up; their secret is only in this response and the app. */
  const setUp = async (member: StaffMember) => {
    const begun = await requested(member, 'begin', { password: member.password })
    const secret = text(begun.data.secret)
    const app = new Authenticator(secret)
    const confirmed = await requested(member, 'confirm', { code: await app.fresh() })
    expect(confirmed).toMatchObject({ code: 200 })
    return { app, secret, uri: text(begun.data.uri), recoveryCodes: confirmed.data.recoveryCodes as string[] }
  }

  it('is set up with the password and a code of the app; every other session ends', async () => {
    const member = await room.member()
    const elsewhere = text((await room.logIn(member.username, member.password)).data.token)
    expect(await requested(member, 'begin', { password: 'Wrong-1aB' })).toMatchObject({
      code: 422,
      type: 'password-wrong',
      data: { errors: { password: 'password-wrong' } },
    })
    expect(await requested(member, 'confirm', { code: '123456' })).toMatchObject({ type: 'code-wrong' })
    const begun = await requested(member, 'begin', { password: member.password })
    expect(begun.data.uri).toBe(
      `otpauth://totp/Pinline:${member.username}?issuer=Pinline&secret=${begun.data.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    const app = new Authenticator(text(begun.data.secret))
    expect(await requested(member, 'confirm', {})).toMatchObject({ data: { errors: { code: 'code-required' } } })
    expect(await requested(member, 'confirm', { code: app.code(7) })).toMatchObject({
      type: 'code-wrong',
      data: { errors: { code: 'code-wrong' } },
    })
    const confirmed = await requested(member, 'confirm', { code: await app.fresh() })
    const recoveryCodes = confirmed.data.recoveryCodes as string[]
    expect(recoveryCodes).toHaveLength(8)
    await room.waitUntilSignedOut(elsewhere)
    expect(await room.infor(member.token)).toMatchObject({
      code: 200,
      data: { secondFactor: true, recoveryCodesLeft: 8 },
    })
    expect(await requested(member, 'begin', { password: member.password })).toMatchObject({
      type: 'second-factor-present',
    })
    expect(await requested(member, 'confirm', { code: app.code(1) })).toMatchObject({ type: 'second-factor-present' })
  })

  it('is required at login, where each code is valid once', async () => {
    const member = await room.member()
    const { app } = await setUp(member)
    const logIn = (code?: string) => room.logIn(member.username, member.password, code)
    for (const none of [undefined, '', '  '])
      expect(await logIn(none)).toMatchObject({
        status: 200,
        code: 422,
        type: 'second-factor-required',
        data: { errors: { code: 'code-required' } },
      })
    expect(await room.logIn(member.username, 'Wrong-1aB', app.code())).toMatchObject({ type: 'credentials-wrong' })
    expect(await logIn(app.code(9))).toMatchObject({
      code: 422,
      type: 'code-wrong',
      data: { errors: { code: 'code-wrong' } },
    })
    const code = await app.fresh()
    expect(await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      code: 200,
      data: { staff: { id: member.id, secondFactor: true } },
    })
    expect(await logIn(code)).toMatchObject({ type: 'code-wrong' })
    const next = await app.fresh()
    const both = await Promise.all([logIn(next), logIn(next)])
    expect(both.map((reply) => reply.type ?? 'signed in').sort()).toEqual(['code-wrong', 'signed in'])
  })

  it('can be replaced by a recovery code, each good once however it is typed', async () => {
    const member = await room.member()
    const { recoveryCodes } = await setUp(member)
    const [first = '', second = ''] = recoveryCodes
    const logIn = (code: string) => room.logIn(member.username, member.password, code)
    const reply = await logIn(first.toLowerCase().replace('-', ' '))
    expect(reply).toMatchObject({ code: 200, data: { staff: { recoveryCodesLeft: 7 } } })
    expect(await logIn(first)).toMatchObject({ type: 'code-wrong' })
    const both = await Promise.all([logIn(second), logIn(second)])
    expect(both.map(({ type }) => type ?? 'signed in').sort()).toEqual(['code-wrong', 'signed in'])
    expect(await room.infor(member.token)).toMatchObject({ data: { recoveryCodesLeft: 6 } })
  })

  it('is removed with password and code, and an e-mail reports both changes', async () => {
    const email = freshEmail()
    const member = await room.member({ email })
    const { app, recoveryCodes } = await setUp(member)
    const code = await app.fresh()
    const remove = (password: string, shown: string) => requested(member, 'remove', { password, code: shown })
    expect(await remove('Wrong-1aB', code)).toMatchObject({ data: { errors: { password: 'password-wrong' } } })
    expect(await remove(member.password, app.code(9))).toMatchObject({ data: { errors: { code: 'code-wrong' } } })
    expect(await remove(member.password, code)).toMatchObject({ code: 200, data: { removed: true } })
    expect(await room.logIn(member.username, member.password)).toMatchObject({
      data: { staff: { secondFactor: false } },
    })
    const subjects = await waitFor('both notices', async () => {
      const mailbox = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(email)}`)
      const { list } = (await mailbox.json()) as { list: { subject: string }[] }
      const found = list.map(({ subject }) => subject).filter((subject) => subject.startsWith('Two-factor'))
      return found.length === 2 ? found : undefined
    })
    expect(subjects.sort()).toEqual(['Two-factor authentication is off', 'Two-factor authentication is on'])
    const again = await setUp(member)
    expect(await room.logIn(member.username, member.password, recoveryCodes[0])).toMatchObject({ type: 'code-wrong' })
    expect(await room.logIn(member.username, member.password, again.recoveryCodes[0])).toMatchObject({ code: 200 })
  })

  it('counts wrong codes as guesses', async () => {
    const member = await room.member()
    const { recoveryCodes } = await setUp(member)
    const guess = (code: string) => room.logIn(member.username, member.password, code, '203.0.113.77')
    for (let tries = 0; tries < 10; tries += 1)
      expect(await guess(`AAAAA-AAAA${tries}`)).toMatchObject({ type: 'code-wrong' })
    expect(await guess(recoveryCodes[0] ?? '')).toMatchObject({ status: 429, type: 'too-many-requests' })
    expect(await room.logIn(member.username, member.password, recoveryCodes[0])).toMatchObject({ code: 200 })
  })

  it('stores no secret and no code in plain text, even for repeated requests', async () => {
    const member = await room.member()
    const key = { 'idempotency-key': `begin-${member.id}` }
    const begun = await postJson(
      system.urls.account,
      '/private/users/second-factor/begin',
      { password: validPassword },
      { token: member.token, headers: key },
    )
    const { secret, recoveryCodes } = await setUp(member)
    const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    try {
      const db = client.db(`${system.databasePrefix}account`)
      for (const { name } of await db.listCollections().toArray()) {
        const stored = JSON.stringify(await db.collection(name).find().toArray())
        for (const message of [text(begun.data.secret), secret, ...recoveryCodes])
          expect(stored, name).not.toContain(message)
      }
    } finally {
      await client.close()
    }
  })
})
