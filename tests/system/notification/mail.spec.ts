import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson } from '../account/client.ts'
import { type SmtpStandIn, smtpStandIn } from './smtp-stand-in.ts'

describe('mail by SMTP', () => {
  let system: TestSystem
  let smtp: SmtpStandIn
  const send = (effectId: string, to: string) =>
    postJson(
      system.urls.notification,
      '/internal/send-message',
      {
        to,
        channel: 'email',
        language: 'en',
        template: 'order-paid',
        parameters: { orderNo: '2611214073958' },
        effectId,
      },
      { token: system.secrets.INTERNAL_TOKEN },
    )
  const arrived = (to: string) => smtp.received.filter((mail) => mail.includes(`To: ${to}`))

  beforeAll(async () => {
    smtp = await smtpStandIn()
    system = await startSystem(inject('servers'), {
      services: ['account', 'notification'],
      settings: { SMTP_URL: smtp.url },
    })
  })
  afterAll(async () => {
    await system.stop()
    await smtp.close()
  })

  it('is handed over once for one effect', async () => {
    const to = 'once@pinline.example'
    expect(await send('effect-mail-1', to)).toMatchObject({ code: 200 })
    expect(await send('effect-mail-1', to)).toMatchObject({ code: 200 })
    const [mail] = await waitFor('the mail', () => (arrived(to).length > 0 ? arrived(to) : undefined))
    expect(mail).toContain('Subject: Order 2611214073958 is paid')
    expect(mail).toContain('Message-ID: <effect-mail-1@pinline>')
    await send('effect-mail-2', 'after@pinline.example')
    await waitFor('the mail after it', () => arrived('after@pinline.example').length > 0)
    expect(arrived(to)).toHaveLength(1)
  })

  it('leaves no code behind once it is sent', async () => {
    const to = 'code@pinline.example'
    const body = { to, channel: 'email', language: 'en', effectId: 'effect-code-1', template: 'verification-code' }
    const parameters = { code: '481516', purpose: 'login', minutes: 10 }
    await postJson(
      system.urls.notification,
      '/internal/send-message',
      { ...body, parameters },
      { token: system.secrets.INTERNAL_TOKEN },
    )
    const [mail] = await waitFor('the mail', () => (arrived(to).length > 0 ? arrived(to) : undefined))
    expect(mail).toContain('481516')
    const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    try {
      const stored = client.db(`${system.databasePrefix}notification`).collection<{ _id: string }>('messages')
      const sent = await waitFor('the outcome is stored', () => stored.findOne({ _id: body.effectId, state: 'sent' }))
      expect(Object.keys(sent).sort()).toEqual(['_id', 'at', 'channel', 'endsAt', 'nextTryAt', 'state', 'tries'])
    } finally {
      await client.close()
    }
  })

  it('is tried again when the server had no time', async () => {
    smtp.refuse(1)
    await send('effect-mail-3', 'again@pinline.example')
    await waitFor('the second try', () => arrived('again@pinline.example').length > 0)
  })
})
