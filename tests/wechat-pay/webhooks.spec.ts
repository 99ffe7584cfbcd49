import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AdapterUnderTest, adapterFor, newAttempt } from './adapter-under-test.ts'
import { startEmulator, type WechatPayEmulator } from './emulator.ts'
import { newMerchant } from './merchant.ts'
import { type Webhook, type WebhookVariant, webhookVariants } from './webhooks.ts'

let emulator: WechatPayEmulator
let adapter: AdapterUnderTest
const attempt = newAttempt()
const { attemptId } = attempt
beforeAll(async () => {
  emulator = await startEmulator(newMerchant())
  await adapterFor(emulator).wallet.openAttempt(attempt)
  await emulator.pay(attemptId, { lost: true })
})
afterAll(async () => await emulator.stop())
beforeEach(() => {
  adapter = adapterFor(emulator)
})

const read = ({ headers, body }: Webhook) =>
  adapter.wallet.readWebhook({ headers: { ...headers }, rawBody: Buffer.from(body) })

/**
 * Expected result by variant: for parsed webhooks the core queries the provider record and rejects what it does not
 * confirm.
 */
const outcomes: Readonly<Record<WebhookVariant, string>> = {
  good: 'captured',
  'forged-key': 'signature-invalid',
  'unknown-serial': 'signature-invalid',
  'sign-test': 'signature-invalid',
  stale: 'notice-stale',
  'from-the-future': 'notice-stale',
  'tampered-body': 'signature-invalid',
  'tampered-ciphertext': 'signature-invalid',
  'wrong-aad': 'signature-invalid',
  'wrong-key': 'signature-invalid',
  'other-algorithm': 'invalid-input',
  'other-mchid': 'notice-mismatch',
  'other-appid': 'notice-mismatch',
  'other-amount': 'captured',
  'other-currency': 'captured',
  'other-order': 'captured',
  'other-capture': 'captured',
  'not-paid': 'notice-mismatch',
}

describe('a webhook of WeChat Pay', () => {
  it.each(webhookVariants)('that is %s', async (kind) => {
    const webhook = await read(emulator.paymentWebhook(attemptId, kind))
    expect(webhook.kind === 'rejection' ? webhook.code : webhook.kind).toBe(outcomes[kind])
  })

  it('contains order, attempt and amount', async () => {
    const { orderNo, amount } = attempt
    const captureId = emulator.trade(attemptId).paid?.transactionId
    expect(await read(emulator.paymentWebhook(attemptId))).toEqual({
      kind: 'captured',
      orderNo,
      attemptId,
      capture: { captureId, amount, capturedAt: expect.stringMatching(/Z$/) },
    })
    expect(await read(emulator.paymentWebhook(attemptId, 'other-amount'))).toMatchObject({
      capture: { amount: { minor: 8970, currency: 'CNY' } },
    })
    expect(await read(emulator.paymentWebhook(attemptId, 'other-currency'))).toMatchObject({
      capture: { amount: { minor: 8971, currency: 'HKD' } },
    })
  })

  it.each([
    [-301, 'rejection'],
    [-300, 'captured'],
    [300, 'captured'],
    [301, 'rejection'],
  ])('that was signed %i s from now is a %s', async (offset, kind) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1000) * 1000 })
    try {
      emulator.clockOffset = offset
      expect((await read(emulator.paymentWebhook(attemptId))).kind).toBe(kind)
    } finally {
      emulator.clockOffset = 0
      vi.useRealTimers()
    }
  })

  it('counts once; sent again with a new nonce it is another webhook', async () => {
    const webhook = emulator.paymentWebhook(attemptId)
    expect((await read(webhook)).kind).toBe('captured')
    expect(await read(webhook)).toMatchObject({ code: 'notice-replayed' })
    expect((await read(emulator.paymentWebhook(attemptId))).kind).toBe('captured')
  })

  it('does not use up its nonce when it is forged', async () => {
    const { headers, body } = emulator.paymentWebhook(attemptId)
    const forged = { headers, body: body.replace('emulator', 'stranger') }
    expect(await read(forged)).toMatchObject({ code: 'signature-invalid' })
    expect((await read({ headers, body })).kind).toBe('captured')
  })

  it('is rejected without one of its headers', async () => {
    const { headers, body } = emulator.paymentWebhook(attemptId)
    for (const name of Object.keys(headers).filter((one) => one !== 'wechatpay-signature-type')) {
      const rest = Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name))
      expect(await adapter.wallet.readWebhook({ headers: rest, rawBody: Buffer.from(body) })).toMatchObject({
        code: 'signature-invalid',
      })
    }
  })

  it('contains the result of a refund', async () => {
    const refundId = `refund-${emulator.trade(attemptId).paid?.transactionId}`
    emulator.providerRecords.requestRefund({
      out_trade_no: attemptId,
      out_refund_no: refundId,
      amount: { refund: 8971, total: 8971, currency: 'CNY' },
    })
    for (const status of ['SUCCESS', 'ABNORMAL', 'CLOSED'] as const) {
      emulator.providerRecords.completeRefund(emulator.refund(refundId), status)
      expect(await read(emulator.refundWebhook(refundId))).toEqual({ kind: 'refund', attemptId, refundId })
    }
    expect(await read(emulator.refundWebhook(refundId, 'other-mchid'))).toMatchObject({ code: 'notice-mismatch' })
    expect(await read(emulator.refundWebhook(refundId, 'wrong-key'))).toMatchObject({ code: 'signature-invalid' })
  })
})
