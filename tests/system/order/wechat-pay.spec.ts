import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { getWalletLedger } from '@pinline/contracts/order/payment/get-wallet-ledger'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { receiveWechatWebhook } from '@pinline/contracts/order/payment/receive-wechat-webhook'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { waitFor } from '../../harness/wait-for.ts'
import { startEmulator, type WechatPayEmulator } from '../../wechat-pay/emulator.ts'
import { newMerchant } from '../../wechat-pay/merchant.ts'
import { merchantEnvironment } from '../../wechat-pay/merchant-environment.ts'
import type { Webhook, WebhookVariant } from '../../wechat-pay/webhooks.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { order } from './shopping.ts'
import { parts } from './upstream-services.ts'

let installation: OrderInstallation
let emulator: WechatPayEmulator
beforeAll(async () => {
  emulator = await startEmulator(newMerchant())
  installation = await installOrder(inject('servers'), merchantEnvironment(emulator))
  installation.upstream.rates.set('CNY', { amount: 71_328, scale: 4 })
  const header = installation.upstream.shelf.get(parts.header)
  if (header !== undefined) header.stock = 1_000_000
})
afterAll(async () => {
  await installation.end()
  await emulator.stop()
})
afterEach(() => {
  emulator.fault = { answer: 'none' }
  emulator.providerRecords.refundsBegin = 'SUCCESS'
  emulator.signsWebhooksBy = 'public-key'
})

/** $118.98 at 7.1328, rounded half up to fen. */
const payable = { minor: 84_866, currency: 'CNY' }

const statusOf = async (buyer: Person, orderNo: string) => (await buyer.call(getOrder, { orderNo })).data.status
const waitForStatus = async (buyer: Person, orderNo: string, status: string) =>
  await waitFor(`the order is ${status}`, async () => (await statusOf(buyer, orderNo)) === status)

interface StoredEvent {
  readonly type: string
  readonly data: Record<string, unknown>
}

const eventsOf = async (orderNo: string): Promise<StoredEvent[]> => {
  const commits = await installation.db.collection('commits').find({ streamId: orderNo }).sort({ version: 1 }).toArray()
  return commits.flatMap((commit) => commit.events)
}
const typesOf = async (orderNo: string) => (await eventsOf(orderNo)).map(({ type }) => type)
const eventOf = async (orderNo: string, type: string) =>
  (await eventsOf(orderNo)).find((event) => event.type === type)?.data

const waitingAttempt = async () => {
  const buyer = await installation.buyer()
  const orderNo = await order(buyer)
  const attempt = await buyer.call(startPaymentAttempt, { orderNo })
  expect(attempt.type).toBeUndefined()
  return { buyer, ...attempt.data }
}

const receiveWebhook = async (webhook: Webhook) => {
  const answered = await emulator.send(webhook)
  const { meta } = z
    .object({ meta: z.object({ type: z.string().optional() }).optional() })
    .parse(JSON.parse(answered.body))
  return { status: answered.status, type: meta?.type }
}

const audited = async () => {
  const entries = await installation.db.collection('audit-outbox').find({ call: receiveWechatWebhook.name }).toArray()
  return z
    .array(z.object({ outcome: z.string(), kind: z.string(), objects: z.record(z.string(), z.array(z.string())) }))
    .parse(entries)
}

describe('an order paid by WeChat Pay', () => {
  it('is placed in dollars, paid in yuan, cancelled and paid back', async () => {
    const { buyer, orderNo, attemptId, qrUrl, amount, opensHere } = await waitingAttempt()
    expect(amount).toEqual(payable)
    expect(qrUrl).toBe(emulator.trade(attemptId).codeUrl)
    expect(opensHere).toBe(false)
    expect(emulator.trade(attemptId).body.notify_url).toBe(`${installation.url()}${receiveWechatWebhook.path}`)
    expect(await eventOf(orderNo, 'order-placed')).toMatchObject({
      currency: 'USD',
      total: { minor: 11_898, currency: 'USD' },
      payable,
      payableRate: '7.1328',
      wallet: 'wechat-pay',
    })

    expect(await emulator.pay(attemptId)).toBe(true)
    expect(await typesOf(orderNo)).toContain('order-confirmed')
    expect(await eventOf(orderNo, 'payment-captured')).toMatchObject({ attemptId, amount: payable })
    await waitForStatus(buyer, orderNo, 'confirmed')
    expect((await buyer.call(startPaymentAttempt, { orderNo })).type).toBe('payment-already-made')

    emulator.providerRecords.refundsBegin = 'PROCESSING'
    const staff = await installation.staff()
    const version = (await eventsOf(orderNo)).length
    expect((await staff.call(cancelOrderByStaff, { orderNo, version, reason: 'Too late for the buyer' })).code).toBe(
      200,
    )
    const { refundId } = z.object({ refundId: z.string() }).parse(await eventOf(orderNo, 'refund-requested'))
    await waitFor(
      'the refund to be requested',
      () => emulator.providerRecords.refunds.get(refundId)?.status === 'PROCESSING',
    )
    expect(await typesOf(orderNo)).not.toContain('refund-completed')

    await emulator.completeRefund(refundId, 'SUCCESS')
    expect((await typesOf(orderNo)).filter((type) => type === 'refund-completed')).toHaveLength(1)
    await waitForStatus(buyer, orderNo, 'cancelled')
    const { captures, refunds } = emulator.providerRecords.ledger(attemptId)
    expect([captures.length, refunds]).toEqual([1, [{ outTradeNo: attemptId, outRefundNo: refundId, refund: 84_866 }]])
    expect(emulator.refused).toEqual([])
  })

  it('is found paid when the notice was lost', async () => {
    const { buyer, orderNo, attemptId } = await waitingAttempt()
    await emulator.pay(attemptId, { lost: true })
    await waitFor(
      'a status check to find it',
      async () => (await buyer.call(getPaymentStatus, { orderNo })).data.status === 'success',
    )
    expect((await typesOf(orderNo)).filter((type) => type === 'payment-captured')).toHaveLength(1)
  })

  it('has one code at a time', async () => {
    const { buyer, orderNo, attemptId } = await waitingAttempt()
    const second = await buyer.call(startPaymentAttempt, { orderNo })
    expect(emulator.trade(attemptId).state).toBe('CLOSED')
    expect(await emulator.pay(attemptId)).toBe(false)
    expect(await emulator.pay(second.data.attemptId)).toBe(true)
    expect(await typesOf(orderNo)).toContain('order-confirmed')
  })

  it('is neither cancelled nor given another code while the payer is paying', async () => {
    const { buyer, orderNo, attemptId } = await waitingAttempt()
    emulator.trade(attemptId).state = 'USERPAYING'
    expect((await buyer.call(cancelOrder, { orderNo })).type).toBe('payment-in-progress')
    expect((await buyer.call(startPaymentAttempt, { orderNo })).type).toBe('payment-in-progress')
    expect(await emulator.pay(attemptId)).toBe(true)
    expect(await typesOf(orderNo)).toContain('order-confirmed')
  })

  it('refunds a wrong amount', async () => {
    const { orderNo, attemptId } = await waitingAttempt()
    await emulator.pay(attemptId, { total: 84_865 })
    await waitFor('the money went back', () => emulator.providerRecords.ledger(attemptId).refunds.length === 1)
    expect(await eventOf(orderNo, 'refund-requested')).toMatchObject({
      reason: 'wrong-amount',
      amount: { minor: 84_865, currency: 'CNY' },
    })
    expect(await typesOf(orderNo)).not.toContain('order-confirmed')
  })

  it('refunds parts of it, at least a minute apart', async () => {
    const { orderNo, attemptId } = await waitingAttempt()
    await emulator.pay(attemptId)
    const staff = await installation.staff()
    const refusals = emulator.refused.length
    const refund = async (minor: number) => {
      const version = (await eventsOf(orderNo)).length
      const amount = { minor, currency: 'USD' as const }
      const input = { orderNo, version, amount, reason: 'goodwill', note: 'Agreed by phone' } as const
      expect((await staff.call(requestRefund, input)).code).toBe(200)
      await waitFor('a part was given back', async () => (await completed()) > 0)
    }
    const completed = async () => (await typesOf(orderNo)).filter((type) => type === 'refund-completed').length
    const captureId = emulator.trade(attemptId).paid?.transactionId ?? expect.fail('not paid')
    const turns = installation.db.collection<{ _id: string; nextAt: Date }>('refund-turns')
    await refund(1000)
    await refund(10_898)
    const checks = installation.db.collection('asked-refunds')
    const check = await waitFor('the second part waits', async () => {
      const { nextAt } = (await turns.findOne({ _id: captureId })) ?? {}
      return nextAt === undefined ? null : await checks.findOne({ orderNo, askAt: nextAt })
    })
    const { completedAt } = z.object({ completedAt: z.string() }).parse(await eventOf(orderNo, 'refund-completed'))
    expect(check.askAt.getTime() - Date.parse(completedAt)).toBeGreaterThan(50_000)
    expect(emulator.providerRecords.ledger(attemptId).refunds).toMatchObject([{ refund: 7133 }])

    emulator.providerRecords.passRefundInterval()
    await turns.updateOne({ _id: captureId }, { $set: { nextAt: new Date() } })
    await checks.updateOne({ orderNo }, { $set: { askAt: new Date() } })
    await waitFor('both parts were given back', async () => (await completed()) === 2)
    expect(emulator.providerRecords.ledger(attemptId).refunds).toMatchObject([{ refund: 7133 }, { refund: 77_733 }])
    // The only refusal is of a status: the second part was not requested before.
    expect(emulator.refused.slice(refusals).map(({ code }) => code)).toEqual(['RESOURCE_NOT_EXISTS'])
  })

  it('waits for a wallet that does not respond, and decides nothing until then', async () => {
    const { buyer, orderNo, attemptId } = await waitingAttempt()
    emulator.fault = { answer: 'broken' }
    const before = await typesOf(orderNo)
    const cancelled = await buyer.call(cancelOrder, { orderNo })
    expect([cancelled.status, cancelled.type]).toEqual([503, 'wallet-unreachable'])
    expect(await typesOf(orderNo)).toEqual(before)
    // The webhook needs the wallet's record too: the response makes the platform send it again.
    emulator.providerRecords.pay(attemptId)
    expect((await receiveWebhook(emulator.paymentWebhook(attemptId))).status).toBe(503)
    emulator.fault = { answer: 'none' }
    expect(await emulator.sendWithRetries(() => emulator.paymentWebhook(attemptId))).toBe(1)
    expect(await typesOf(orderNo)).toContain('order-confirmed')
  })

  it('knows nothing of the simulator', async () => {
    expect((await installation.visitor.call(payAttempt, { id: 'pay-000000000000000000000000' })).type).toBe(
      'route-not-found',
    )
    expect((await installation.visitor.call(getWalletLedger, {})).type).toBe('route-not-found')
  })
})

describe('a notice of WeChat Pay', () => {
  it.each<[WebhookVariant, number, string]>([
    ['forged-key', 401, 'signature-invalid'],
    ['unknown-serial', 401, 'signature-invalid'],
    ['sign-test', 401, 'signature-invalid'],
    ['tampered-body', 401, 'signature-invalid'],
    ['stale', 401, 'notice-stale'],
    ['from-the-future', 401, 'notice-stale'],
    ['tampered-ciphertext', 401, 'signature-invalid'],
    ['wrong-aad', 401, 'signature-invalid'],
    ['wrong-key', 401, 'signature-invalid'],
    ['other-mchid', 200, 'notice-mismatch'],
    ['other-appid', 200, 'notice-mismatch'],
    ['other-amount', 200, 'notice-mismatch'],
    ['other-currency', 200, 'notice-mismatch'],
    ['other-capture', 200, 'notice-mismatch'],
    ['other-order', 200, 'notice-mismatch'],
    ['not-paid', 200, 'notice-mismatch'],
  ])('that is %s is refused and leaves nothing behind', async (kind, status, type) => {
    const other = await waitingAttempt()
    const { orderNo, attemptId } = await waitingAttempt()
    emulator.providerRecords.pay(attemptId)
    const before = [await typesOf(orderNo), await typesOf(other.orderNo)]
    expect(await receiveWebhook(emulator.paymentWebhook(attemptId, kind, other.attemptId))).toEqual({ status, type })
    expect([await typesOf(orderNo), await typesOf(other.orderNo)]).toEqual(before)
  })

  it('counts once: a replay is refused, a repetition changes nothing', async () => {
    const { orderNo, attemptId } = await waitingAttempt()
    emulator.providerRecords.pay(attemptId)
    const webhook = emulator.paymentWebhook(attemptId)
    expect(await receiveWebhook(webhook)).toEqual({ status: 200, type: undefined })
    expect(await receiveWebhook(webhook)).toEqual({ status: 401, type: 'notice-replayed' })
    expect(await receiveWebhook(emulator.paymentWebhook(attemptId))).toEqual({ status: 200, type: undefined })
    expect((await typesOf(orderNo)).filter((one) => one === 'payment-captured')).toHaveLength(1)
  })

  it('that was refused is in the audit trail, and so is a refund because of one', async () => {
    const { orderNo, attemptId } = await waitingAttempt()
    await emulator.pay(attemptId, { total: 1 })
    const entries = await waitFor('all were written down', async () => {
      const all = await audited()
      const outcomes = new Set(all.map(({ outcome }) => outcome))
      const wanted = ['signature-invalid', 'notice-stale', 'notice-replayed', 'notice-mismatch', 'done']
      return wanted.every((one) => outcomes.has(one)) && all
    })
    const captureId = emulator.trade(attemptId).paid?.transactionId
    expect(entries).toContainEqual({
      outcome: 'done',
      kind: 'command',
      objects: { orderNo: [orderNo], attemptId: [attemptId], captureId: [captureId] },
    })
    const refused = entries.filter(({ outcome }) => outcome !== 'done')
    expect(new Set(refused.map(({ kind }) => kind))).toEqual(new Set(['refusal']))
    // Unsigned content is not recorded as if it were known.
    const believed = ['notice-mismatch', 'wallet-unreachable']
    expect(refused.filter(({ outcome, objects }) => !believed.includes(outcome) && 'orderNo' in objects)).toEqual([])
    expect(refused.some(({ outcome, objects }) => outcome === 'notice-mismatch' && 'orderNo' in objects)).toBe(true)
  })
})

describe('platform certificates', () => {
  it('serve a merchant without the public key', async () => {
    await installation.restart({
      ...merchantEnvironment(emulator, 'certificates'),
      WECHATPAY_PUBLIC_KEY_ID: '',
      WECHATPAY_PUBLIC_KEY: '',
    })
    emulator.signsWebhooksBy = 'certificate'
    const before = emulator.requests.length
    const { orderNo, attemptId } = await waitingAttempt()
    expect(emulator.requests.slice(before)).toContain('certificates')
    expect(await emulator.pay(attemptId)).toBe(true)
    expect(await typesOf(orderNo)).toContain('order-confirmed')
  })
})
