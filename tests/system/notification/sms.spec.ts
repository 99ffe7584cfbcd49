import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { smsConfig } from '@pinline/notification/messages/sms-settings'
import { smsTransport } from '@pinline/notification/messages/sms-transport'
import type { SmsTransport } from '@pinline/notification/messages/text-message'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson } from '../account/client.ts'
import { alibabaSmsStandIn } from './alibaba-sms-stand-in.ts'

type StandIn = Awaited<ReturnType<typeof alibabaSmsStandIn>>

const settingsOf = ({ url, accessKeyId, accessKeySecret }: StandIn) => ({
  SMS_TRANSPORT: 'alibaba-cloud',
  ALIBABA_SMS_ENDPOINT: url,
  ALIBABA_SMS_ACCESS_KEY_ID: accessKeyId,
  ALIBABA_SMS_ACCESS_KEY_SECRET: accessKeySecret,
  ALIBABA_SMS_SIGN_NAME: '子午连接',
  ALIBABA_SMS_TEMPLATES: 'verification-code=SMS_154950909,order-shipped=SMS_154950910',
})
const transportOf = (settings: Record<string, string>, now = () => new Date()): SmsTransport => {
  const { sms } = smsConfig.parse(settings)
  if (sms === undefined) throw new Error('no transport is set')
  return smsTransport(sms, now)
}
const production = { PINLINE_MODE: 'production', DEMO_DATA: 'off', DEMO_ORDERS: 'off', RATE_LIMITS: 'on' }
const message = {
  id: 'effect-1',
  to: '13800138000',
  text: 'Meridian Connect: 481516 is your code',
  template: 'verification-code',
  variables: { code: '481516' },
}

describe('SMS by Alibaba Cloud', () => {
  let provider: StandIn
  beforeAll(async () => {
    provider = await alibabaSmsStandIn()
  })
  afterAll(() => provider.close())

  it('is accepted with its signature, also of signs that are encoded in their own way', async () => {
    await transportOf(settingsOf(provider)).send(message)
    const variables = { carrier: "S.F. (顺丰) *express* isn't slow!", trackingNumber: 'SF 1' }
    await transportOf(settingsOf(provider)).send({ ...message, template: 'order-shipped', variables })
    expect(provider.taken).toEqual([
      { to: message.to, signName: '子午连接', templateCode: 'SMS_154950909', variables: { code: '481516' } },
      { to: message.to, signName: '子午连接', templateCode: 'SMS_154950910', variables },
    ])
  })

  it('is refused with another secret, an old clock or no number, and the number is not repeated', async () => {
    const settings = settingsOf(provider)
    const wrong = transportOf({ ...settings, ALIBABA_SMS_ACCESS_KEY_SECRET: 'guessed' })
    await expect(wrong.send(message)).rejects.toThrow('Alibaba Cloud refuses the message: SignatureDoesNotMatch')
    const late = transportOf(settings, () => new Date(Date.now() - 3_600_000))
    await expect(late.send(message)).rejects.toThrow('InvalidTimeStamp.Expired')
    await expect(transportOf(settings).send({ ...message, to: '12' })).rejects.toThrow(/: isv.MOBILE_NUMBER_ILLEGAL$/)
  })

  it('carries kinds with a template alone, and needs one for codes', () => {
    const { carries } = transportOf(settingsOf(provider))
    expect(['verification-code', 'order-shipped', 'order-paid'].map(carries)).toEqual([true, true, false])
    const parsed = smsConfig.safeParse({ ...settingsOf(provider), ALIBABA_SMS_TEMPLATES: 'order-payed=SMS_1,x' })
    expect(parsed.error?.issues.map(({ message: text }) => text)).toEqual([
      'order-payed is no kind of message',
      'x is no kind of message',
      'x needs a code as SMS_123',
      'verification-code is needed: nobody could register by phone',
    ])
  })
})

describe('SMS by HTTP', () => {
  it('hands over JSON with token and key, and fails unless it is taken', async () => {
    const requests: unknown[] = []
    const server = createServer(async (request, response) => {
      const body: unknown = await json(request)
      const { authorization, 'idempotency-key': key } = request.headers
      requests.push({ authorization, key, body })
      response.writeHead(requests.length === 1 ? 202 : 500).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`
    const transport = transportOf({ SMS_TRANSPORT: 'http', SMS_HTTP_URL: url, SMS_HTTP_TOKEN: 'a-token-of-the-tests' })
    await transport.send(message)
    await expect(transport.send(message)).rejects.toThrow('the SMS service answered 500')
    server.closeAllConnections()
    server.close()
    expect(requests[0]).toEqual({
      authorization: 'Bearer a-token-of-the-tests',
      key: 'effect-1',
      body: { ...message, to: '+8613800138000' },
    })
  })

  it('names each setting that is missing', () => {
    const parsed = smsConfig.safeParse({ SMS_TRANSPORT: 'http' })
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['SMS_HTTP_URL', 'SMS_HTTP_TOKEN'])
    expect(smsConfig.parse({})).toEqual({ sms: undefined })
  })
})

describe('codes to phones', () => {
  let provider: StandIn
  let system: TestSystem
  const send = (effectId: string, template: string, parameters: object) =>
    postJson(
      system.urls.notification,
      '/internal/send-message',
      { to: '13800138111', channel: 'sms', language: 'zh_cn', template, parameters, effectId },
      { token: system.secrets.INTERNAL_TOKEN },
    )
  const code = { code: '481516', purpose: 'register', minutes: 10 }

  beforeAll(async () => {
    provider = await alibabaSmsStandIn()
    system = await startSystem(inject('servers'), {
      services: ['account', 'notification'],
      settings: { ...settingsOf(provider), ...production },
    })
  })
  afterAll(async () => {
    await system.stop()
    await provider.close()
  })

  it('are sent once for one effect, and again when the provider had no time', async () => {
    provider.refuse(1)
    const effectId = randomUUID()
    expect(await send(effectId, 'verification-code', code)).toMatchObject({ code: 200 })
    expect(await send(effectId, 'verification-code', code)).toMatchObject({ code: 200 })
    await waitFor('the message', () => provider.taken.length > 0)
    expect(provider.codes).toEqual(['isv.BUSINESS_LIMIT_CONTROL', 'OK'])
    const variables = { code: '481516', minutes: '10', purpose: 'register' }
    expect(provider.taken).toEqual([expect.objectContaining({ to: '13800138111', variables })])
  })

  it('are refused in production for what the provider has no text of', async () => {
    expect(await send(randomUUID(), 'order-paid', { orderNo: '2611214073958' })).toMatchObject({
      type: 'service-unavailable',
    })
  })
})
