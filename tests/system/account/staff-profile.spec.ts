import { deflateSync } from 'node:zlib'
import { envelope } from '@pinline/contracts/api/envelope'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { freshEmail, text, validPassword } from './client.ts'
import { type StaffMember, StaffTeam } from './staff-member.ts'

const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crcOf(named))
  return Buffer.concat([length, named, crc])
}

/** A grey picture of 8 × 8. */
const picture = (): Blob => {
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0])
  const rows = Buffer.concat(Array.from({ length: 8 }, () => Buffer.from([0, ...Array(8).fill(128)])))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const png = [signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return new Blob([Buffer.concat(png)], { type: 'image/png' })
}

describe('staff about themselves', () => {
  let system: TestSystem
  let room: StaffTeam

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'notification', 'order', 'gateway'],
      products: 5,
    })
    room = new StaffTeam(system)
  })
  afterAll(() => system?.stop())

  const requested = (member: StaffMember, path: string, body: unknown = {}) =>
    room.call(`/private/users/${path}`, body, { token: member.token })

  const mailTo = (to: string, subject: RegExp) =>
    waitFor(`a message to ${to}`, async () => {
      const response = await fetch(`${system.urls.notification}/mailbox/messages?to=${encodeURIComponent(to)}`)
      return mailboxList.parse(await response.json()).list.find((message) => subject.test(message.subject))
    })

  const uploaded = async (member: StaffMember): Promise<string> => {
    const form = new FormData()
    form.set('module', 'avatar')
    form.set('file', picture(), 'me.png')
    const response = await fetch(`${system.urls.catalogue}/api/v1/private/users/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}` },
      body: form,
    })
    return z.object({ id: z.string() }).parse(envelope.parse(await response.json()).data).id
  }

  /** What a file is attached to in the catalogue; null if it is detached. */
  const belongsTo = async (id: string): Promise<unknown> => {
    const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    try {
      const files = client
        .db(`${system.databasePrefix}catalogue`)
        .collection<{ _id: string; attachedTo: unknown }>('files')
      return (await files.findOne({ _id: id }))?.attachedTo
    } finally {
      await client.close()
    }
  }

  // Before any other administrator exists who could set another password.
  it('undo a change as the only administrator: the password stays, every session ends', async () => {
    const alone = new StaffTeam(system)
    const token = await alone.administrator()
    const { username, password } = system.demoAccounts().staff
    const moveTo = async (email: string) => {
      await alone.act('/private/users/code', { email })
      const { code } = await mailTo(email, /code/)
      return await alone.act('/private/users/email', { email, code, password })
    }
    const [former, later] = [freshEmail(), freshEmail()]
    for (const email of [former, later]) expect(await moveTo(email)).toMatchObject({ code: 200, data: { email } })
    const message = await mailTo(former, /e-mail address has been changed/)
    const link = text(/undo-change#([\w-]{43})/.exec(message.text)?.[1])
    expect(await alone.call('/auth/account-change/undo', { token: link })).toMatchObject({ code: 200 })
    await alone.waitUntilSignedOut(token)
    const again = await alone.logIn(username, password, undefined, '127.0.0.1')
    expect((await alone.infor(text(again.data.token))).data).toMatchObject({ email: former })
  })

  it('save name and phone with the latest revision, and nothing else', async () => {
    const member = await room.member({ phone: '13800001234' })
    const { data } = await room.infor(member.token)
    expect(data).toMatchObject({
      username: member.username,
      name: 'Stock Clerk',
      phone: '13800001234',
      email: null,
      avatarFileId: null,
      secondFactor: false,
      mustChangePassword: false,
    })
    const saved = await requested(member, 'save', {
      revision: data.revision,
      name: ' Stock Lead ',
      phone: '+12025550199',
    })
    expect(saved).toMatchObject({ code: 200, data: { name: 'Stock Lead', phone: '+12025550199' } })
    expect(await requested(member, 'save', { revision: data.revision, name: 'Late' })).toMatchObject({
      status: 409,
      type: 'version-conflict',
    })
    expect(await requested(member, 'save', { phone: null })).toMatchObject({ code: 200, data: { phone: null } })
    expect(await requested(member, 'save', {})).toMatchObject({ code: 200, data: { name: 'Stock Lead' } })
    expect(await requested(member, 'save', { name: '' })).toMatchObject({ data: { errors: { name: 'required' } } })
    expect(await requested(member, 'save', { phone: '12' })).toMatchObject({
      data: { errors: { phone: 'phone-format' } },
    })
    for (const foreign of ['roleId', 'username', 'email', 'id', 'state', 'disabled', 'credentialRef'])
      expect(await requested(member, 'save', { [foreign]: 'administrator' })).toMatchObject({ type: 'invalid-input' })
  })

  it('attach the uploaded picture, detach the former one, and accept nobody else’s', async () => {
    const [member, other] = [await room.member(), await room.member()]
    const [first, second] = [await uploaded(member), await uploaded(member)]
    expect(await requested(other, 'save', { avatarFileId: first })).toMatchObject({ code: 404, type: 'file-not-found' })
    expect(await requested(member, 'save', { avatarFileId: first })).toMatchObject({ data: { avatarFileId: first } })
    expect(await requested(member, 'save', { avatarFileId: second })).toMatchObject({ data: { avatarFileId: second } })
    await waitFor('the former picture to be detached', async () => (await belongsTo(first)) === null)
    await waitFor('the other to be attached', async () => (await belongsTo(second)) === `avatar-${member.id}`)
    expect(await requested(member, 'save', { avatarFileId: null })).toMatchObject({ data: { avatarFileId: null } })
    await waitFor('the last picture to be detached', async () => (await belongsTo(second)) === null)
  })

  it('choose how the console looks, on every device', async () => {
    const member = await room.member()
    const { data: before } = await room.infor(member.token)
    expect(before).toMatchObject({ appearance: null })
    const appearance = { scheme: 'dark', density: 'roomy', themeIndex: 14 }
    expect(await requested(member, 'appearance', appearance)).toMatchObject({ code: 200, data: { appearance } })
    const elsewhere = await room.logIn(member.username, member.password)
    expect(elsewhere.data.staff).toMatchObject({ appearance })
    // A form that was loaded before has no conflict.
    expect(await requested(member, 'save', { revision: before.revision, name: 'Stock Lead' })).toMatchObject({
      code: 200,
      data: { name: 'Stock Lead', appearance },
    })
    for (const wrong of [
      { themeIndex: 15 },
      { themeIndex: -1 },
      { themeIndex: 1.5 },
      { scheme: 'blue' },
      { roleId: 'x' },
    ])
      expect(await requested(member, 'appearance', { ...appearance, ...wrong })).toMatchObject({
        type: 'invalid-input',
      })
    expect((await room.infor(member.token)).data).toMatchObject({ appearance })
  })

  it('set an e-mail address by the code from its mailbox; the former one is notified', async () => {
    const former = freshEmail()
    const member = await room.member({ email: former })
    const email = freshEmail()
    expect(await requested(member, 'code', { email })).toMatchObject({ code: 200, data: { sent: true } })
    const code = text((await mailTo(email, /code/)).code)
    const { password } = member
    expect(
      await requested(member, 'email', { email, password, code: code === '000000' ? '111111' : '000000' }),
    ).toMatchObject({
      code: 422,
      data: { errors: { code: 'code-wrong' } },
    })
    expect(await requested(member, 'email', { email: freshEmail(), code, password })).toMatchObject({
      type: 'code-wrong',
    })
    expect(await requested(member, 'email', { email, code, password })).toMatchObject({ code: 200, data: { email } })
    expect(await requested(member, 'email', { email, code, password })).toMatchObject({ type: 'code-wrong' })
    expect((await mailTo(former, /e-mail address has been changed/)).text).toContain('b***@pinline.example')
  })

  it('request a code to the current address if they name none', async () => {
    const email = freshEmail()
    const member = await room.member({ email })
    expect(await requested(member, 'code')).toMatchObject({ code: 200 })
    expect((await mailTo(email, /code/)).code).toMatch(/^\d{6}$/)
    expect(await requested(await room.member(), 'code')).toMatchObject({ data: { errors: { email: 'required' } } })
  })

  it('change their password, which ends every session', async () => {
    const email = freshEmail()
    const member = await room.member({ email })
    const elsewhere = text((await room.logIn(member.username, member.password)).data.token)
    const change = (pwd: string, newPwd: string) => requested(member, 'reclassify', { pwd, newPwd })
    expect(await change('', 'Other-9pW')).toMatchObject({ data: { errors: { pwd: 'old-password-empty' } } })
    expect(await change('Wrong-1aB', 'Other-9pW')).toMatchObject({
      code: 422,
      type: 'password-wrong',
      data: { errors: { pwd: 'password-wrong' } },
    })
    for (const [weak, fault] of [
      ['Ab-1', 'password-length'],
      ['lowercase1', 'password-strength'],
      [validPassword, 'password-same'],
    ] as const)
      expect(await change(validPassword, weak)).toMatchObject({
        type: 'password-too-weak',
        data: { errors: { newPwd: fault } },
      })
    const changed = await change(` ${validPassword} `, ' Other-9pW ')
    expect(changed).toMatchObject({ code: 200, data: { changed: true } })
    expect(changed.setCookie).toContain('Max-Age=0')
    await Promise.all([room.waitUntilSignedOut(member.token), room.waitUntilSignedOut(elsewhere)])
    expect(await room.logIn(member.username, validPassword)).toMatchObject({ type: 'credentials-wrong' })
    expect(await room.logIn(member.username, 'Other-9pW')).toMatchObject({ code: 200 })
    expect((await mailTo(email, /password has been changed/)).text).toContain('UTC')
  })

  it('can only change a password that somebody else has set', async () => {
    const { username, password } = await room.admitted()
    const signedIn = await room.logIn(username, password)
    expect(signedIn).toMatchObject({ code: 200, data: { staff: { mustChangePassword: true } } })
    const token = text(signedIn.data.token)
    const refused = {
      status: 403,
      code: 403,
      type: 'password-change-required',
      msg: 'Please change your password first',
    }
    for (const path of ['/private/users/list', '/private/users/save', '/private/users/sessions'])
      expect(await room.call(path, {}, { token })).toMatchObject(refused)
    const resource = async (name: string) =>
      (await fetch(`${system.url}/api/v1/admin/${name}`, { headers: { authorization: `Bearer ${token}` } })).status
    expect([await resource('orders'), await resource('products'), await resource('users')]).toEqual([403, 403, 403])
    const operations = await fetch(`${system.url}/api/v1/private/operations/overview`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(operations.status).toBe(403)
    expect(await room.infor(token)).toMatchObject({ code: 200 })
    expect(await room.call('/private/menus/RolesMenus', {}, { token })).toMatchObject({ code: 200 })
    const change = (newPwd: string) => room.call('/private/users/reclassify', { pwd: password, newPwd }, { token })
    expect(await change(password)).toMatchObject({ data: { errors: { newPwd: 'password-same' } } })
    expect(await change(validPassword)).toMatchObject({ code: 200 })
    const own = await room.logIn(username, validPassword)
    expect(own).toMatchObject({ data: { staff: { mustChangePassword: false } } })
    expect(await room.call('/private/users/list', {}, { token: text(own.data.token) })).toMatchObject({ code: 200 })
  })

  it('may sign out before they have changed it', async () => {
    const { username, password } = await room.admitted()
    const token = text((await room.logIn(username, password)).data.token)
    expect(await room.call('/public/admin/login/out', {}, { token, method: 'GET' })).toMatchObject({ code: 200 })
    await room.waitUntilSignedOut(token)
  })

  it('learn that they are disabled only with the right password, and their sessions end', async () => {
    const member = await room.member()
    const state = async (disabled: boolean) =>
      room.act('/private/users/state', { id: member.id, revision: await room.revisionOf(member.id), state: disabled })
    expect(await state(true)).toMatchObject({ code: 200 })
    await room.waitUntilSignedOut(member.token)
    expect(await room.logIn(member.username, member.password)).toMatchObject({
      code: 422,
      type: 'account-disabled',
      data: { errors: { username: 'account-disabled' } },
    })
    const wrong = await room.logIn(member.username, 'Wrong-1aB')
    const unknown = await room.logIn('nobody-at-all', 'Wrong-1aB')
    expect(wrong).toMatchObject({ code: 422, type: 'credentials-wrong' })
    expect({ ...unknown, setCookie: '' }).toEqual({ ...wrong, setCookie: '' })
    expect(await state(false)).toMatchObject({ code: 200 })
    expect(await room.logIn(member.username, member.password)).toMatchObject({ code: 200 })
    expect((await room.infor(member.token)).status).toBe(401)
  })

  it('leave nothing in the vault when they are removed while they change something', async () => {
    const member = await room.member({ email: freshEmail() })
    const remove = async () =>
      room.act('/private/users/delete', { id: member.id, revision: await room.revisionOf(member.id) })
    const [, , , removed] = await Promise.all([
      requested(member, 'save', { name: 'Late Name' }),
      requested(member, 'reclassify', { pwd: validPassword, newPwd: 'Other-9pW' }),
      requested(member, 'second-factor/begin', { password: validPassword }),
      remove(),
    ])
    if (removed.code !== 200) expect(await remove()).toMatchObject({ code: 200 })
    const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    try {
      const vault = client.db(`${system.databasePrefix}account`).collection('vault')
      const stored = () => vault.countDocuments({ subject: { $regex: `-${member.id}$` } })
      await waitFor('everything to be erased', async () => (await stored()) === 0)
    } finally {
      await client.close()
    }
  })
})
