import { captureId } from '@pinline/events/order/payment-ids'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AdapterUnderTest, adapterFor, newAttempt, refundFor } from './adapter-under-test.ts'
import { type ResponseFault, startEmulator, type WechatPayEmulator } from './emulator.ts'
import { newMerchant } from './merchant.ts'

let emulator: WechatPayEmulator
let adapter: AdapterUnderTest
beforeAll(async () => {
  emulator = await startEmulator(newMerchant())
})
afterAll(async () => await emulator.stop())
beforeEach(() => {
  emulator.fault = { answer: 'none' }
  emulator.clockOffset = 0
  emulator.providerRecords.refundsBegin = 'SUCCESS'
  adapter = adapterFor(emulator)
})

const opened = async () => {
  const attempt = newAttempt()
  const { qrUrl, opensHere } = await adapter.wallet.openAttempt(attempt)
  return { ...attempt, qrUrl, opensHere, trade: emulator.trade(attempt.attemptId) }
}

const paid = async () => {
  const attempt = await opened()
  await emulator.pay(attempt.attemptId, { lost: true })
  const id = captureId.parse(attempt.trade.paid?.transactionId)
  const refund = {
    refundId: refundFor(id),
    captureId: id,
    attemptId: attempt.attemptId,
    orderNo: attempt.orderNo,
    amount: attempt.amount,
    captured: attempt.amount,
    reason: 'order-cancelled',
  } as const
  return { ...attempt, captureId: id, refund }
}

describe('an attempt at WeChat Pay', () => {
  it('has a code for another device, and all fields that the platform requires', async () => {
    const { qrUrl, opensHere, trade, attemptId, expiresAt } = await opened()
    expect(qrUrl).toBe(trade.codeUrl)
    expect(opensHere).toBe(false)
    expect(trade.body).toMatchObject({
      out_trade_no: attemptId,
      attach: '2611220000019',
      description: 'Order 2611220000019',
      notify_url: 'https://shop.example/wallet/wechat-pay/notice',
      amount: { total: 8971, currency: 'CNY' },
    })
    expect(trade.expiresAt.getTime()).toBe(Math.floor(Date.parse(expiresAt) / 1000) * 1000)
    expect(emulator.refused).toEqual([])
  })

  it('is opened again as the same one', async () => {
    const attempt = await opened()
    const again = await adapter.wallet.openAttempt(attempt)
    expect(again.qrUrl).toBe(emulator.trade(attempt.attemptId).codeUrl)
    expect(again.qrUrl).not.toBe(attempt.qrUrl)
  })

  it('accepts yuan only', async () => {
    expect(adapter.wallet.chargeCurrency()).toBe('CNY')
    await expect(
      adapter.wallet.openAttempt({ ...newAttempt(), amount: { minor: 100, currency: 'USD' } }),
    ).rejects.toThrow('accepts CNY')
  })

  it('has a status that can be queried', async () => {
    expect(await adapter.wallet.queryAttempt(newAttempt().attemptId)).toEqual({ kind: 'unknown' })
    const attempt = await opened()
    const expectStatus = async (state: typeof attempt.trade.state) => {
      attempt.trade.state = state
      return (await adapter.wallet.queryAttempt(attempt.attemptId)).kind
    }
    expect(await expectStatus('NOTPAY')).toBe('open')
    expect(await expectStatus('USERPAYING')).toBe('busy')
    expect(await expectStatus('CLOSED')).toBe('closed')
    expect(await expectStatus('REVOKED')).toBe('closed')
    expect(await expectStatus('PAYERROR')).toBe('declined')
    expect(attempt.trade.state).toBe('CLOSED')
  })

  it('is captured with the requested amount, with or without a coupon of the payer', async () => {
    const { attemptId, captureId: id, trade } = await paid()
    const capture = { captureId: id, amount: { minor: 8971, currency: 'CNY' }, capturedAt: expect.any(String) }
    expect(await adapter.wallet.queryAttempt(attemptId)).toEqual({ kind: 'captured', capture })
    trade.state = 'REFUND'
    expect(await adapter.wallet.queryAttempt(attemptId)).toEqual({ kind: 'captured', capture })
  })

  it('has the amount that was really paid', async () => {
    const { attemptId } = await opened()
    await emulator.pay(attemptId, { total: 8970, currency: 'HKD', lost: true })
    expect(await adapter.wallet.queryAttempt(attemptId)).toMatchObject({
      capture: { amount: { minor: 8970, currency: 'HKD' } },
    })
  })

  it('is closed, or returns why not', async () => {
    expect(await adapter.wallet.closeAttempt(newAttempt().attemptId)).toEqual({ kind: 'closed' })
    const attempt = await opened()
    expect(await adapter.wallet.closeAttempt(attempt.attemptId)).toEqual({ kind: 'closed' })
    expect(await adapter.wallet.closeAttempt(attempt.attemptId)).toEqual({ kind: 'closed' })
    expect(await emulator.pay(attempt.attemptId, { lost: true })).toBe(false)
    await expect(adapter.wallet.openAttempt(attempt)).rejects.toThrow('opens no attempt')
    const busy = await opened()
    busy.trade.state = 'USERPAYING'
    expect(await adapter.wallet.closeAttempt(busy.attemptId)).toEqual({ kind: 'busy' })
    const { attemptId } = await paid()
    expect(await adapter.wallet.closeAttempt(attemptId)).toMatchObject({
      kind: 'captured',
      capture: { amount: { minor: 8971, currency: 'CNY' } },
    })
  })
})

describe('a refund at WeChat Pay', () => {
  it('is one refund, however often it is requested', async () => {
    const { refund, attemptId } = await paid()
    expect(await adapter.wallet.queryRefund(refund.refundId)).toEqual({ kind: 'unknown' })
    const completed = { kind: 'completed', at: expect.any(String) }
    expect(await adapter.wallet.requestRefund(refund)).toEqual(completed)
    expect(await adapter.wallet.requestRefund(refund)).toEqual(completed)
    expect(await adapter.wallet.queryRefund(refund.refundId)).toEqual(completed)
    expect(emulator.providerRecords.ledger(attemptId).refunds).toEqual([
      { outTradeNo: attemptId, outRefundNo: refund.refundId, refund: 8971 },
    ])
    expect((await adapter.wallet.queryAttempt(attemptId)).kind).toBe('captured')
  })

  it('is pending until the platform completes it', async () => {
    const { refund } = await paid()
    emulator.providerRecords.refundsBegin = 'PROCESSING'
    expect(await adapter.wallet.requestRefund(refund)).toEqual({ kind: 'processing' })
    expect(await adapter.wallet.queryRefund(refund.refundId)).toEqual({ kind: 'processing' })
    await emulator.completeRefund(refund.refundId, 'SUCCESS', { lost: true })
    expect((await adapter.wallet.queryRefund(refund.refundId)).kind).toBe('completed')
  })

  it.each([
    ['ABNORMAL', 'abnormal'],
    ['CLOSED', 'closed'],
  ] as const)('that ended %s is begun again under its number', async (status, code) => {
    const { refund, attemptId } = await paid()
    emulator.providerRecords.refundsBegin = status
    expect(await adapter.wallet.requestRefund(refund)).toEqual({ kind: 'failed', code })
    emulator.providerRecords.refundsBegin = 'SUCCESS'
    expect((await adapter.wallet.requestRefund(refund)).kind).toBe('completed')
    expect(emulator.providerRecords.ledger(attemptId).refunds).toHaveLength(1)
  })

  it('is rejected for more than was paid, or for nothing that was paid', async () => {
    const { refund } = await paid()
    const more = { ...refund, amount: { minor: 8972, currency: 'CNY' as const } }
    expect(await adapter.wallet.requestRefund(more)).toEqual({ kind: 'failed', code: 'refused' })
    const other = { ...refund, captureId: captureId.parse('4200000000000000000000000009') }
    expect(await adapter.wallet.requestRefund(other)).toEqual({ kind: 'failed', code: 'refused' })
  })
})

describe('responses of the platform', () => {
  const faults: ResponseFault[] = [
    'unsigned',
    'bad-signature',
    'unknown-serial',
    'stale',
    'rate-limited',
    'broken',
    'hang',
  ]
  it.each(faults)('that are %s are inconclusive', async (answer) => {
    const { attemptId, refund } = await paid()
    const { attemptId: unpaid } = await opened()
    if (answer === 'hang') adapter = adapterFor(emulator, 'public-key', {}, 200)
    emulator.fault = { answer }
    const unreachable = { name: 'UnreachableError' }
    await expect(adapter.wallet.openAttempt(newAttempt())).rejects.toMatchObject(unreachable)
    await expect(adapter.wallet.queryAttempt(attemptId)).rejects.toMatchObject(unreachable)
    await expect(adapter.wallet.closeAttempt(unpaid)).rejects.toMatchObject(unreachable)
    await expect(adapter.wallet.requestRefund(refund)).rejects.toMatchObject(unreachable)
    await expect(adapter.wallet.queryRefund(refund.refundId)).rejects.toMatchObject(unreachable)
  })

  it('are rejected with a clock difference of five minutes, either way', async () => {
    const { attemptId } = await paid()
    for (const offset of [-310, 310]) {
      emulator.clockOffset = offset
      await expect(adapter.wallet.queryAttempt(attemptId)).rejects.toThrow('WeChat Pay')
    }
  })

  it('are logged as an error when they reject the merchant’s key', async () => {
    const stranger = adapterFor(emulator, 'public-key', { WECHATPAY_PRIVATE_KEY: newMerchant().privateKeyPem })
    await expect(stranger.wallet.openAttempt(newAttempt())).rejects.toMatchObject({ name: 'UnreachableError' })
    expect(stranger.logged.join('\n')).toContain('SIGNERROR')
  })

  it('leave no secret in the log', async () => {
    const { attemptId } = await paid()
    for (const answer of faults.filter((one) => one !== 'hang')) {
      emulator.fault = { answer }
      await adapter.wallet.queryAttempt(attemptId).catch((error: unknown) => adapter.logged.push(String(error)))
      await adapter.wallet.openAttempt(newAttempt()).catch((error: unknown) => adapter.logged.push(String(error)))
    }
    const logged = adapter.logged.join('\n')
    expect(logged.length).toBeGreaterThan(200)
    const { apiV3Key, privateKeyPem, serial } = emulator.merchant
    for (const secret of [apiV3Key, privateKeyPem.slice(40, 90), serial, 'signature=', 'openid', 'ciphertext'])
      expect(logged).not.toContain(secret)
  })
})

describe('platform certificates', () => {
  afterEach(() => void vi.useRealTimers())

  it('are fetched when needed, and again when one is unknown', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    adapter = adapterFor(emulator, 'certificates')
    const before = emulator.requests.length
    await opened()
    const { attemptId } = await opened()
    expect(emulator.requests.slice(before)).toEqual(['certificates', 'prepay', 'prepay'])
    const requested = async (clockOffset: number) => {
      adapter.clockOffset = emulator.clockOffset = clockOffset
      const from = emulator.requests.length
      await adapter.wallet.queryAttempt(attemptId).catch(() => undefined)
      return emulator.requests.slice(from)
    }
    emulator.fault = { answer: 'unknown-serial', only: 'query' }
    expect(await requested(0)).toEqual(['query'])
    expect(await requested(295)).toEqual(['query'])
    expect(await requested(302)).toEqual(['query', 'certificates'])
    expect(await requested(304)).toEqual(['query'])
  })

  it('are renewed without interruption', async () => {
    adapter = adapterFor(emulator, 'certificates')
    const { attemptId } = await opened()
    emulator.keys.rotate()
    emulator.signsWebhooksBy = 'certificate'
    const webhook = () => {
      const { headers, body } = emulator.paymentWebhook(attemptId)
      return adapter.wallet.readWebhook({ headers: { ...headers }, rawBody: Buffer.from(body) })
    }
    await emulator.pay(attemptId, { lost: true })
    expect(await webhook()).toMatchObject({ kind: 'rejection', code: 'signature-invalid' })
    adapter.clockOffset = emulator.clockOffset = 301
    expect(await webhook()).toMatchObject({ kind: 'captured', attemptId })
    emulator.signsWebhooksBy = 'public-key'
  })

  it('are rejected without the right APIv3 key', async () => {
    adapter = adapterFor(emulator, 'certificates', { WECHATPAY_APIV3_KEY: 'f'.repeat(32) })
    await expect(adapter.wallet.openAttempt(newAttempt())).rejects.toMatchObject({ name: 'UnreachableError' })
    expect(adapter.logged.join('\n')).toContain('no platform certificates')
  })

  it('are accepted beside the public key while a merchant migrates', async () => {
    const { attemptId } = await paid()
    for (const signs of ['certificate', 'public-key'] as const) {
      emulator.signsWebhooksBy = signs
      const { headers, body } = emulator.paymentWebhook(attemptId)
      expect(await adapter.wallet.readWebhook({ headers: { ...headers }, rawBody: Buffer.from(body) })).toMatchObject({
        kind: 'captured',
      })
    }
  })
})
