import {
  createDecipheriv,
  createHash,
  createPublicKey,
  createSign,
  createVerify,
  randomBytes,
  X509Certificate,
} from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startEmulator, type WechatPayEmulator } from './emulator.ts'
import { type Merchant, newMerchant } from './merchant.ts'
import { encryptResource, signResponse } from './platform-keys.ts'
import { RequestGate } from './request-signature.ts'
import { publicKeyOfVectors, signedRequest, vectorTime } from './vectors.ts'

/** A minimal merchant's client, written independently for this spec. */
interface Request {
  readonly method?: string
  readonly body?: object | string
  readonly signedBody?: string
  readonly timestamp?: string
  readonly nonce?: string
  readonly mchid?: string
  readonly serial?: string
  readonly key?: Merchant
  readonly scheme?: string
  readonly platformSerial?: string
}

let emulator: WechatPayEmulator
let merchant: Merchant
beforeAll(async () => {
  merchant = newMerchant()
  emulator = await startEmulator(merchant)
})
afterAll(async () => await emulator.stop())
beforeEach(() => {
  emulator.fault = { answer: 'none' }
  emulator.providerRecords.refundsBegin = 'SUCCESS'
})

const query = async (target: string, request: Request = {}) => {
  const method = request.method ?? 'POST'
  const body =
    request.body === undefined ? '' : typeof request.body === 'string' ? request.body : JSON.stringify(request.body)
  const timestamp = request.timestamp ?? String(Math.floor(Date.now() / 1000))
  const nonce = request.nonce ?? randomBytes(16).toString('hex')
  const signature = createSign('sha256')
    .update(`${method}\n${target}\n${timestamp}\n${nonce}\n${request.signedBody ?? body}\n`)
    .sign((request.key ?? merchant).privateKeyPem, 'base64')
  const fields = `mchid="${request.mchid ?? merchant.mchid}",nonce_str="${nonce}",timestamp="${timestamp}",serial_no="${request.serial ?? merchant.serial}",signature="${signature}"`
  const answered = await fetch(emulator.url + target, {
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'spec',
      'wechatpay-serial': request.platformSerial ?? emulator.keys.publicKeyId,
      authorization: `${request.scheme ?? 'WECHATPAY2-SHA256-RSA2048'} ${fields}`,
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === '' ? {} : { body }),
  })
  const text = await answered.text()
  const data = z.record(z.string(), z.unknown()).parse(text === '' ? {} : JSON.parse(text))
  return { status: answered.status, headers: answered.headers, text, data, code: data.code }
}

let made = 0
const newOrder = (more: object = {}) => {
  made += 1
  return {
    appid: merchant.appid,
    mchid: merchant.mchid,
    description: 'Order 2611220000019',
    out_trade_no: `pay-${createHash('sha256').update(String(made)).digest('hex').slice(0, 24)}`,
    attach: '2611220000019',
    notify_url: 'https://shop.example/wallet/wechat-pay/notice',
    amount: { total: 8971, currency: 'CNY' },
    ...more,
  }
}
const prepayPath = '/v3/pay/transactions/native'
const tradePath = (no: string) => `/v3/pay/transactions/out-trade-no/${no}`
const refundPath = '/v3/refund/domestic/refunds'

describe('request checks of the emulated platform', () => {
  it('accept what openssl signed, and nothing that differs from it', () => {
    const vectorMerchant = {
      ...merchant,
      mchid: '1900000001',
      publicKey: createPublicKey(publicKeyOfVectors),
      serial: 'A1B2C3',
    }
    const { method, target, nonce, body, signature } = signedRequest
    const refuse = (change: Partial<{ method: string; target: string; nonce: string; body: string }>) => {
      const request = { method, target, nonce, body, ...change }
      const gate = new RequestGate(vectorMerchant, () => new Date(vectorTime * 1000))
      return gate.refuse({
        method: request.method,
        target: request.target,
        body: Buffer.from(request.body),
        headers: {
          accept: 'application/json',
          'user-agent': 'spec',
          authorization: `WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="${request.nonce}",timestamp="${vectorTime}",serial_no="A1B2C3",signature="${signature}"`,
        },
      })?.code
    }
    expect(refuse({})).toBeUndefined()
    expect(refuse({ method: 'PUT' })).toBe('SIGN_ERROR')
    expect(refuse({ target: `${target}?a=1` })).toBe('SIGN_ERROR')
    expect(refuse({ nonce: nonce.replace('1', '2') })).toBe('SIGN_ERROR')
    expect(refuse({ body: body.replace('8971', '8970') })).toBe('SIGN_ERROR')
  })

  it.each([
    ['an old time', (nowMs: number) => Math.floor(nowMs / 1000) - 302],
    ['a time to come', (nowMs: number) => Math.floor(nowMs / 1000) + 302],
    ['milliseconds', (nowMs: number) => nowMs],
  ])('refuses %s', async (_, timestampAt) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const timestamp = String(timestampAt(Date.now()))
      const { code, status } = await query(prepayPath, { body: newOrder(), timestamp })
      expect(code).toBe('SIGN_ERROR')
      expect(status).toBeGreaterThanOrEqual(400)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each<[string, Request, string]>([
    ['another scheme', { scheme: 'WECHATPAY2-SM2-WITH-SM3' }, 'SIGN_ERROR'],
    ['another merchant', { mchid: '1900000009' }, 'MCH_NOT_EXISTS'],
    ['another certificate', { serial: 'ABCDEF' }, 'SIGN_ERROR'],
    ['a short nonce', { nonce: 'abc' }, 'SIGN_ERROR'],
    ['another body than was signed', { signedBody: '{}' }, 'SIGN_ERROR'],
  ])('refuses %s', async (_, request, code) => {
    const answered = await query(prepayPath, { body: newOrder(), ...request })
    expect(answered.code).toBe(code)
    expect(answered.status).toBeGreaterThanOrEqual(400)
  })

  it('reject the key of another merchant', async () => {
    expect((await query(prepayPath, { body: newOrder(), key: newMerchant() })).code).toBe('SIGN_ERROR')
  })

  it('reject a reused nonce', async () => {
    const nonce = randomBytes(16).toString('hex')
    expect((await query(prepayPath, { body: newOrder(), nonce })).status).toBe(200)
    expect((await query(prepayPath, { body: newOrder(), nonce })).code).toBe('SIGN_ERROR')
  })
})

describe('orders of the emulated platform', () => {
  it.each([
    ['no notice address', { notify_url: undefined }],
    ['a query in the notice address', { notify_url: 'https://shop.example/notice?order=1' }],
    ['plain http', { notify_url: 'http://shop.example/notice' }],
    ['a foreign currency', { amount: { total: 100, currency: 'USD' } }],
    ['nothing to pay', { amount: { total: 0, currency: 'CNY' } }],
    ['a broken amount', { amount: { total: 89.71, currency: 'CNY' } }],
    ['a number with a dot', { out_trade_no: 'pay.0000001' }],
    ['a long number', { out_trade_no: 'p'.repeat(33) }],
    ['a time without offset', { time_expire: '2026-11-22T09:00:00Z' }],
    ['a time with milliseconds', { time_expire: '2026-11-22T09:00:00.000+00:00' }],
    ['a long description', { description: '连接器'.repeat(15) }],
    ['an unknown field', { payer: 'me' }],
  ])('are refused with %s', async (_, more) => {
    const answered = await query(prepayPath, { body: newOrder(more) })
    expect([answered.status, answered.code]).toEqual([400, 'PARAM_ERROR'])
  })

  it('have a new code each time, and one set of parameters', async () => {
    const order = newOrder()
    const first = await query(prepayPath, { body: order })
    const second = await query(prepayPath, { body: order })
    expect(first.data.code_url).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=/)
    expect(second.data.code_url).not.toBe(first.data.code_url)
    const other = await query(prepayPath, { body: { ...order, amount: { total: 1, currency: 'CNY' } } })
    expect(other.code).toBe('OUT_TRADE_NO_USED')
  })

  it('expire on their own, after a minute at the earliest', async () => {
    const soon = `${new Date(Date.now() + 1000).toISOString().slice(0, 19)}+00:00`
    const order = newOrder({ time_expire: soon })
    await query(prepayPath, { body: order })
    expect(emulator.trade(order.out_trade_no).expiresAt.getTime()).toBeGreaterThan(Date.now() + 50_000)
  })

  it('are closed once, and either paid or closed', async () => {
    const [closed, paid, busy] = [newOrder(), newOrder(), newOrder()]
    for (const order of [closed, paid, busy]) await query(prepayPath, { body: order })
    const close = async (no: string) => await query(`${tradePath(no)}/close`, { body: { mchid: merchant.mchid } })
    expect((await close('pay-never-opened')).code).toBe('ORDER_NOT_EXIST')
    expect((await close(closed.out_trade_no)).status).toBe(204)
    expect((await close(closed.out_trade_no)).code).toBe('ORDER_CLOSED')
    expect(await emulator.pay(closed.out_trade_no, { lost: true })).toBe(false)
    expect(await emulator.pay(paid.out_trade_no, { lost: true })).toBe(true)
    expect(await emulator.pay(paid.out_trade_no, { lost: true })).toBe(false)
    expect((await close(paid.out_trade_no)).code).toBe('ORDERPAID')
    emulator.trade(busy.out_trade_no).state = 'USERPAYING'
    expect((await close(busy.out_trade_no)).status).toBe(202)
    const request = await query(`${tradePath(paid.out_trade_no)}?mchid=${merchant.mchid}`, { method: 'GET' })
    expect(request.data).toMatchObject({ trade_state: 'SUCCESS', amount: { total: 8971, currency: 'CNY' } })
    expect((await query(tradePath(paid.out_trade_no), { method: 'GET' })).code).toBe('PARAM_ERROR')
    expect(emulator.providerRecords.ledger(paid.out_trade_no).captures).toHaveLength(1)
  })

  it('are refunded once per number, never for more than was paid', async () => {
    const order = newOrder()
    await query(prepayPath, { body: order })
    await emulator.pay(order.out_trade_no, { lost: true })
    const transactionId = emulator.trade(order.out_trade_no).paid?.transactionId
    const refund = (no: string, amount: number, more: object = {}) =>
      query(refundPath, {
        body: {
          transaction_id: transactionId,
          out_refund_no: no,
          amount: { refund: amount, total: 8971, currency: 'CNY' },
          ...more,
        },
      })
    expect((await refund('refund-1', 8000)).data.status).toBe('SUCCESS')
    expect((await refund('refund-1', 8000)).data.status).toBe('SUCCESS')
    expect((await refund('refund-1', 7000)).code).toBe('PARAM_ERROR')
    expect((await refund('refund-2', 971)).code).toBe('FREQUENCY_LIMITED')
    emulator.providerRecords.passRefundInterval()
    expect((await refund('refund-2', 972)).code).toBe('NOT_ENOUGH')
    expect((await refund('refund-3', 100, { transaction_id: '42' })).code).toBe('RESOURCE_NOT_EXISTS')
    expect((await refund('refund-4', 100, { amount: { refund: 100, total: 1, currency: 'CNY' } })).code).toBe(
      'PARAM_ERROR',
    )
    expect(emulator.providerRecords.ledger(order.out_trade_no).refunds).toEqual([
      { outTradeNo: order.out_trade_no, outRefundNo: 'refund-1', refund: 8000 },
    ])
  })
})

describe('responses of the emulated platform', () => {
  const isSigned = ({ headers, text }: { headers: Headers; text: string }, publicKey: string) =>
    createVerify('sha256')
      .update(`${headers.get('wechatpay-timestamp')}\n${headers.get('wechatpay-nonce')}\n${text}\n`)
      .verify(publicKey, headers.get('wechatpay-signature') ?? '', 'base64')

  it('are signed with the key that the request names', async () => {
    const byKey = await query(prepayPath, { body: newOrder() })
    expect(byKey.headers.get('wechatpay-serial')).toBe(emulator.keys.publicKeyId)
    expect(isSigned(byKey, emulator.keys.publicKeyPem)).toBe(true)
    const { serial, pem } = emulator.keys.newest
    const byCertificate = await query(prepayPath, { body: newOrder(), platformSerial: serial })
    expect(byCertificate.headers.get('wechatpay-serial')).toBe(serial)
    expect(isSigned(byCertificate, pem)).toBe(true)
    expect(isSigned(byCertificate, emulator.keys.publicKeyPem)).toBe(false)
  })

  it('fail on demand', async () => {
    emulator.fault = { answer: 'bad-signature', only: 'prepay' }
    expect(isSigned(await query(prepayPath, { body: newOrder() }), emulator.keys.publicKeyPem)).toBe(false)
    emulator.fault = { answer: 'unsigned' }
    expect((await query(prepayPath, { body: newOrder() })).headers.get('wechatpay-signature')).toBeNull()
    emulator.fault = { answer: 'rate-limited' }
    expect((await query(prepayPath, { body: newOrder() })).status).toBe(429)
  })

  it('contain certificates that Node parses, encrypted for the merchant', async () => {
    const before = emulator.keys.newest
    const after = emulator.keys.rotate()
    const answered = await query('/v3/certificates', { method: 'GET' })
    const { data } = z
      .object({
        data: z.array(
          z.object({
            serial_no: z.string(),
            encrypt_certificate: z.object({ nonce: z.string(), associated_data: z.string(), ciphertext: z.string() }),
          }),
        ),
      })
      .parse(answered.data)
    expect(data.map((one) => one.serial_no)).toEqual([before.serial, after.serial])
    for (const { serial_no, encrypt_certificate } of data) {
      const encrypted = Buffer.from(encrypt_certificate.ciphertext, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', merchant.apiV3Key, encrypt_certificate.nonce)
      decipher.setAAD(Buffer.from(encrypt_certificate.associated_data))
      decipher.setAuthTag(encrypted.subarray(-16))
      const pem = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]).toString()
      const certificate = new X509Certificate(pem)
      expect(certificate.serialNumber).toBe(serial_no)
      expect(certificate.verify(certificate.publicKey)).toBe(true)
    }
  })

  it('cover time, nonce and body', () => {
    const { pem, privateKey } = emulator.keys.newest
    const signature = signResponse(privateKey, '1763798400', 'nonce', '{}')
    const verified = (text: string) => createVerify('sha256').update(text).verify(pem, signature, 'base64')
    expect(verified('1763798400\nnonce\n{}\n')).toBe(true)
    expect(verified('1763798400\nnonce\n{}')).toBe(false)
    expect(encryptResource(merchant.apiV3Key, 'transaction', '{}')).toMatchObject({
      algorithm: 'AEAD_AES_256_GCM',
      nonce: expect.stringMatching(/^.{12}$/),
    })
  })
})
