import { listMailTexts } from '@pinline/contracts/notification/mail-text/list-mail-texts'
import { mailTextNames } from '@pinline/contracts/notification/mail-text/mail-text-fields'
import { previewMailText } from '@pinline/contracts/notification/mail-text/preview-mail-text'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { freshEmail, postJson, type RequestOptions, text } from '../account/client.ts'
import { type StaffMember, StaffTeam } from '../account/staff-member.ts'
import { type SmtpStandIn, smtpStandIn } from './smtp-stand-in.ts'

/** What staff see of the mails that the shop sends, and the tests that they send to themselves. */
describe('mail texts', () => {
  let system: TestSystem
  let smtp: SmtpStandIn
  let team: StaffTeam
  let writer: StaffMember
  let reader: StaffMember
  const address = freshEmail()
  const request = (path: string, body: unknown, token: string, more: RequestOptions = {}) =>
    postJson(system.urls.notification, `/private/mail-text/${path}`, body, { token, ...more })
  const arrived = (to: string) => smtp.received.filter((mail) => mail.includes(`To: ${to}`))
  /** Sends a code to an address and reads it there. */
  const codeFor = async (email: string, token: string): Promise<string> => {
    await team.call('/private/users/code', { email }, { token })
    return await waitFor(`the code for ${email}`, () => /is (\d{6})\./.exec(arrived(email).at(-1) ?? '')?.[1])
  }

  beforeAll(async () => {
    smtp = await smtpStandIn()
    const settings = { SMTP_URL: smtp.url, RATE_LIMITS: 'on' }
    system = await startSystem(inject('servers'), { services: ['account', 'notification'], settings })
    team = new StaffTeam(system)
    const role = async (name: string, more: readonly string[]) => {
      const menuIds = ['system', 'mail-texts', ...more]
      return text((await team.act('/private/roles/create', { names: { en: name }, menuIds })).data.id)
    }
    writer = await team.member({ roleId: await role('Writers', ['mail-texts.test']), email: address })
    reader = await team.member({ roleId: await role('Readers', []) })
  })
  afterAll(async () => {
    await system?.stop()
    await smtp.close()
  })

  it('lists every kind with its subject, its events, and whether buyers may do without it', async () => {
    const { data } = await request('list', {}, reader.token, { headers: { 'x-locale': 'zh-CN' } })
    const { list, testAddress } = listMailTexts.output.parse(data)
    expect(list.map(({ name }) => name)).toEqual(mailTextNames)
    expect(list.find(({ name }) => name === 'order-paid')).toMatchObject({
      subject: expect.stringContaining('已支付'),
      events: ['order-confirmed'],
      isOptional: true,
    })
    expect(testAddress).toBe(null)
  })

  it('shows each in each language, as its reader gets it', async () => {
    const reply = await request('preview', { name: 'form-answered', language: 'de' }, reader.token)
    const { subject, html, text: plain } = previewMailText.output.parse(reply.data)
    expect(subject).toMatch(/^(AW|Re): /)
    expect(plain).toContain('Guten Tag')
    expect(html).toContain('<html lang="de">')
    expect(html).not.toContain('<script')
  })

  it('goes to no address that the member has not confirmed, and to no other', async () => {
    const test = { name: 'order-shipped.part', language: 'ja' }
    expect(await request('test', test, reader.token)).toMatchObject({ code: 403 })
    // A colleague wrote the address into the profile.
    expect(await request('test', test, writer.token)).toMatchObject({ code: 422, type: 'email-not-confirmed' })
    const code = await codeFor(address, writer.token)
    const { password } = writer
    expect(
      await team.call('/private/users/email', { email: address, code, password }, { token: writer.token }),
    ).toMatchObject({ code: 200, data: { email: address } })
    const before = arrived(address).length
    const headers = { 'idempotency-key': 'test-mail-1' }
    const input = { ...test, to: 'stranger@pinline.example', email: 'stranger@pinline.example' }
    expect(await request('test', input, writer.token, { headers })).toMatchObject({ code: 200 })
    expect(await request('test', input, writer.token, { headers })).toMatchObject({ code: 200 })
    const { data } = await request('list', {}, writer.token)
    expect(data.testAddress).toBe(address)
    await waitFor('the test mail', () => arrived(address).length > before)
    const mail = text(arrived(address).at(-1))
    expect(mail).toContain('multipart/alternative')
    const [, encoded = ''] = /Subject: =\?UTF-8\?B\?([^?]+)/i.exec(mail) ?? []
    expect(Buffer.from(encoded, 'base64').toString()).toMatch(/^【テスト】/)
    expect(arrived('stranger@pinline.example')).toEqual([])
  })

  it('is sent once a request, is in the audit trail, and ends at a limit', async () => {
    const before = arrived(address).length
    const token = writer.token
    const again = { name: 'order-paid', language: 'en' }
    const replies = []
    for (let count = 0; count < 21; count += 1) replies.push((await request('test', again, token)).code)
    const sent = replies.filter((code) => code === 200).length
    expect(replies.at(-1)).toBe(429)
    expect(sent).toBeGreaterThan(10)
    await waitFor('the test mails', () => arrived(address).length === before + sent)
    const entry = await waitFor('the audit entry', async () => {
      const { data } = await team.act('/private/audit/list', { pageSize: 50 })
      return (data.list as { command?: string; name?: string }[]).find((one) =>
        JSON.stringify(one).includes('send-test-mail'),
      )
    })
    expect(JSON.stringify(entry)).not.toContain(address)
  })

  it('goes nowhere once a colleague has changed the address', async () => {
    const { id } = writer
    const moved = freshEmail()
    const revision = await team.revisionOf(id)
    expect(await team.act('/private/users/update', { id, revision, email: moved })).toMatchObject({ code: 200 })
    const { data } = await request('list', {}, writer.token)
    expect(data.testAddress).toBe(null)
  })
})
