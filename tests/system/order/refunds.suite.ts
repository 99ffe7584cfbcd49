import type { InputOf } from '@pinline/contracts/api/call'
import { cancelLines } from '@pinline/contracts/order/order/cancel-lines'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { orderRecord } from '@pinline/contracts/order/order/orders-resource'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { resolveLatePayment } from '@pinline/contracts/order/payment/resolve-late-payment'
import { retryRefund } from '@pinline/contracts/order/payment/retry-refund'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { orderNumber } from '@pinline/events/ids'
import { captureId, refundId } from '@pinline/events/order/payment-ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { order } from './shopping.ts'
import { parts } from './upstream-services.ts'

let installation: OrderInstallation
let probe: PaymentProbe
let buyer: Person
let staff: Person

/** A paid order that staff cancel while refunds go as said. */
const cancelledWith = async (faults: Parameters<PaymentProbe['setFaults']>[1]) => {
  const orderNo = await probe.confirmedOrder(buyer)
  await probe.setFaults(orderNo, faults)
  const cancelled = await staff.call(cancelOrderByStaff, {
    orderNo,
    version: await probe.versionOf(orderNo),
    reason: 'asked for by phone',
  })
  expect(cancelled.data.status).toBe('cancelled')
  const requested = (await probe.recordedOf(orderNo)).find(({ type }) => type === 'refund-requested')
  return { orderNo, refundId: refundId.parse(requested?.data.refundId) }
}

const rowOf = async (orderNo: string) => {
  const views = await installation.db.listCollections({ name: /^view-orders-/ }).toArray()
  const rows = await Promise.all(views.map(({ name }) => installation.db.collection(name).findOne({ orderNo })))
  return rows.find((row) => row !== null)
}

/** Refunds, in all ways that a wallet processes them. */
export const refunds = (shared: () => OrderInstallation): void => {
  describe('a refund', () => {
    beforeAll(async () => {
      installation = shared()
      probe = paymentProbe(installation)
      buyer = await installation.buyer()
      staff = await installation.staff()
    })

    describe('a refund', () => {
      it('is completed at once if the wallet is quick', async () => {
        const { orderNo } = await cancelledWith({})
        await probe.waitForEvent(orderNo, 'refund-completed')
        expect(await probe.capturedLessRefunded(orderNo)).toBe(0)
      })

      it('is open while the wallet processes it, and completed when the webhook arrives', async () => {
        const { orderNo, refundId: id } = await cancelledWith({ refund: 'slow', refundDelayMs: 600_000 })
        const requested = installation.db.collection('asked-refunds')
        await waitFor('the wallet is at it', async () => await requested.findOne({ orderNo, answers: 1 }))
        expect(await probe.eventsOf(orderNo)).not.toContain('refund-completed')
        expect(await probe.capturedLessRefunded(orderNo)).toBe(11_898)
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.refunds[0]?.state === 'requested')
        const early = await probe.sendWebhook({
          kind: 'refund',
          orderNo: orderNumber.parse(orderNo),
          attemptId: (await probe.ledgerOf(orderNo)).captures[0]?.attemptId ?? expect.fail('no capture'),
          refundId: id,
        })
        expect(early.code).toBe(200)
        expect(await probe.eventsOf(orderNo)).not.toContain('refund-completed')
        const through = new Date()
        await installation.db
          .collection('wallet-refunds-asked')
          .updateOne({ orderNo }, { $set: { through, 'notice.due': through } })
        await probe.waitForEvent(orderNo, 'refund-completed')
        const sent = await waitFor('the webhook to have a response', async () => {
          const { notices } = await probe.ledgerOf(orderNo)
          const ofRefund = notices.filter(({ kind }) => kind === 'refund')
          return ofRefund.length > 0 && ofRefund
        })
        expect(sent).toMatchObject([{ outcome: 'taken' }])
        expect(await probe.capturedLessRefunded(orderNo)).toBe(0)
        await waitFor('the check to be over', async () => (await requested.findOne({ orderNo })) === null)
      })

      it('whose webhook is lost is checked, first after a minute', async () => {
        const { orderNo } = await cancelledWith({ refund: 'lose', refundDelayMs: 100 })
        const requested = installation.db.collection('asked-refunds')
        const noted = await waitFor('the wallet is at it', async () => await requested.findOne({ orderNo, answers: 1 }))
        expect(noted.askAt.getTime() - Date.now()).toBeGreaterThan(45_000)
        await requested.updateOne({ orderNo }, { $set: { askAt: new Date() } })
        await probe.waitForEvent(orderNo, 'refund-completed')
        expect((await probe.ledgerOf(orderNo)).notices.some(({ kind }) => kind === 'refund')).toBe(false)
      })

      it('that failed waits for staff, who retry it under its number', async () => {
        const { orderNo, refundId: id } = await cancelledWith({ refund: 'fail' })
        await probe.waitForEvent(orderNo, 'refund-failed')
        expect(await probe.capturedLessRefunded(orderNo)).toBe(11_898)
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.refunds[0]?.failure === 'abnormal')
        expect((await rowOf(orderNo))?.hasOpenRefund).toBe(true)
        const version = await probe.versionOf(orderNo)
        const retry = async (seen: number) => await staff.call(retryRefund, { orderNo, refundId: id, version: seen })
        expect((await retry(version - 1)).type).toBe('version-conflict')
        expect((await buyer.call(retryRefund, { orderNo, refundId: id, version })).code).toBe(401)
        const unknown = refundId.parse('refund-cap-made-up')
        expect((await staff.call(retryRefund, { orderNo, refundId: unknown, version })).type).toBe('refund-not-found')
        await probe.setFaults(orderNo, {})
        expect((await retry(version)).data).toMatchObject({ status: 'cancelled', version: version + 1 })
        await probe.waitForEvent(orderNo, 'refund-completed')
        // What follows the completion is a conflict until it is recorded.
        await waitFor('the repetition', async () => (await retry(await probe.versionOf(orderNo))).code === 200)
        const events = (await probe.eventsOf(orderNo)).filter((type) => type.startsWith('refund-'))
        expect(events).toEqual(['refund-requested', 'refund-failed', 'refund-retried', 'refund-completed'])
        expect((await probe.ledgerOf(orderNo)).refunds).toHaveLength(1)
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.hasOpenRefund === false)
      })
    })

    describe('a part of a payment', () => {
      const usd = (minor: number) => ({ minor, currency: 'USD' as const })
      const inputOf = async (orderNo: string, minor = 1) => ({
        orderNo,
        version: await probe.versionOf(orderNo),
        amount: usd(minor),
        reason: 'goodwill' as const,
        note: 'Agreed by phone',
      })
      const request = async (orderNo: string, minor: number, more: Partial<InputOf<typeof requestRefund>> = {}) =>
        await staff.call(requestRefund, { ...(await inputOf(orderNo, minor)), ...more })
      const completed = async (orderNo: string) =>
        (await probe.eventsOf(orderNo)).filter((type) => type === 'refund-completed').length
      const recordOf = async (orderNo: string) => {
        const response = await fetch(`${installation.url()}/api/v1/admin/orders/${orderNo}`, {
          headers: { authorization: `Bearer ${staff.token}` },
        })
        return orderRecord.parse(await response.json())
      }

      it('is refunded, another beside it, and the rest with the cancellation', async () => {
        const orderNo = await probe.confirmedOrder(buyer)
        const lines = [{ productId: parts.header, quantity: 30 }]
        expect((await request(orderNo, 1212, { reason: 'after-sale', lines })).data.status).toBe('confirmed')
        expect((await request(orderNo, 2460, { reason: 'freight' })).code).toBe(200)
        await waitFor('both are through', async () => (await completed(orderNo)) === 2)
        expect(await probe.capturedLessRefunded(orderNo)).toBe(11_898 - 3672)
        const record = await waitFor('the row says so', async () => {
          const read = await recordOf(orderNo)
          return read.refunds.filter(({ state }) => state === 'completed').length === 2 && read
        })
        expect(record).toMatchObject({ refunded: usd(3672), refundable: usd(11_898 - 3672), status: 'confirmed' })
        expect(record.refunds).toMatchObject([
          { amount: usd(1212), orderAmount: usd(1212), reason: 'after-sale', lines, note: 'Agreed by phone' },
          { amount: usd(2460), reason: 'freight', lines: [], note: 'Agreed by phone' },
        ])
        expect(record.allowedCommands).toContain('request-refund')
        const own = (await buyer.call(getOrder, { orderNo })).data
        expect(own).toMatchObject({ refunded: usd(3672), refunds: [{ orderAmount: usd(1212), lines }, {}] })
        expect(JSON.stringify(own)).not.toContain('Agreed by phone')
        const version = await probe.versionOf(orderNo)
        expect((await staff.call(cancelOrderByStaff, { orderNo, version, reason: 'by phone' })).code).toBe(200)
        await waitFor('the rest is through', async () => (await completed(orderNo)) === 3)
        expect(await probe.capturedLessRefunded(orderNo)).toBe(0)
        expect((await probe.ledgerOf(orderNo)).refunds.map(({ amount }) => amount.minor)).toEqual([1212, 2460, 8226])
      })

      it('is refunded once, however often its request is repeated', async () => {
        const orderNo = await probe.confirmedOrder(buyer)
        const version = await probe.versionOf(orderNo)
        const input = { orderNo, version, amount: usd(500), reason: 'goodwill', note: 'Scratched' } as const
        const headers = { 'idempotency-key': `refund-${orderNo}` }
        const all = await Promise.all(Array.from({ length: 4 }, () => staff.call(requestRefund, input, headers)))
        expect(all.map(({ code }) => code)).toEqual([200, 200, 200, 200])
        expect((await staff.call(requestRefund, input)).type).toBe('version-conflict')
        await waitFor('it is through', async () => (await completed(orderNo)) === 1)
        // Its end is no conflict for the next one, which was decided on without it.
        const next = { ...input, version: version + 1, note: 'Scratched more' }
        expect((await staff.call(requestRefund, next)).code).toBe(200)
        await waitFor('both are through', async () => (await completed(orderNo)) === 2)
        expect(await probe.capturedLessRefunded(orderNo)).toBe(11_898 - 1000)
      })

      it('is refused beyond what is left, with what is left, and to whom may not', async () => {
        const orderNo = await probe.confirmedOrder(buyer)
        expect((await request(orderNo, 11_899)).type).toBe('refund-exceeds-captured')
        expect((await request(orderNo, 11_000)).code).toBe(200)
        const refused = await request(orderNo, 899)
        expect(refused).toMatchObject({ type: 'refund-exceeds-captured', refused: { left: usd(898) } })
        const lines = [{ productId: parts.header, quantity: 251 }]
        expect((await request(orderNo, 1, { lines })).type).toBe('refund-exceeds-lines')
        expect((await request(orderNo, 1, { amount: { minor: 1, currency: 'EUR' } })).type).toBe('invalid-input')
        expect((await request(await order(buyer), 1)).type).toBe('refund-exceeds-captured')
        expect((await buyer.call(requestRefund, await inputOf(orderNo))).code).toBe(401)
      })

      it('is the price of cancelled pieces, once, and the rest follows with the cancellation', async () => {
        const orderNo = await probe.confirmedOrder(buyer)
        const of = (quantity: number) => ({ lines: [{ productId: parts.header, quantity }], reason: 'Sold out' })
        const version = await probe.versionOf(orderNo)
        expect((await staff.call(cancelLines, { orderNo, version, ...of(250) })).type).toBe('cancel-whole-order')
        const headers = { 'idempotency-key': `cancel-${orderNo}` }
        const all = await Promise.all(
          Array.from({ length: 3 }, () => staff.call(cancelLines, { orderNo, version, ...of(50) }, headers)),
        )
        expect(all.map(({ code }) => code)).toEqual([200, 200, 200])
        const record = await waitFor('the row says so', async () => {
          const read = await recordOf(orderNo)
          return read.refunds[0]?.state === 'completed' && read
        })
        const price = record.refunds[0]?.amount.minor ?? 0
        expect(price).toBe(Math.floor(((record.lines[0]?.lineTotal.minor ?? 0) * 50) / 250))
        expect(record).toMatchObject({ pieces: 200, openLines: [{ productId: parts.header, quantity: 200 }] })
        expect(record.lines).toMatchObject([{ quantity: 250, cancelled: 50 }])
        expect(record.allowedCommands).toContain('cancel-lines')
        const excess = await staff.call(cancelLines, { orderNo, version: record.version, ...of(201) })
        expect(excess).toMatchObject({ type: 'cancel-quantity-not-open' })
        const own = (await buyer.call(getOrder, { orderNo })).data
        expect(own).toMatchObject({ lines: [{ cancelled: 50 }], refunds: [{ reason: 'lines-cancelled' }] })
        expect(JSON.stringify(own)).not.toContain('Sold out')
        const end = { orderNo, version: await probe.versionOf(orderNo), reason: 'by phone' }
        expect((await staff.call(cancelOrderByStaff, end)).code).toBe(200)
        await waitFor('the rest is through', async () => (await completed(orderNo)) === 2)
        expect(await probe.capturedLessRefunded(orderNo)).toBe(0)
      })

      it('that failed holds its amount, and is retried under its number', async () => {
        const orderNo = await probe.confirmedOrder(buyer)
        await probe.setFaults(orderNo, { refund: 'fail' })
        expect((await request(orderNo, 11_000)).code).toBe(200)
        await probe.waitForEvent(orderNo, 'refund-failed')
        expect((await request(orderNo, 899)).type).toBe('refund-exceeds-captured')
        await probe.setFaults(orderNo, {})
        const requested = (await probe.recordedOf(orderNo)).find(({ type }) => type === 'partial-refund-requested')
        const id = refundId.parse(requested?.data.refundId)
        const version = await probe.versionOf(orderNo)
        expect((await staff.call(retryRefund, { orderNo, refundId: id, version })).code).toBe(200)
        await probe.waitForEvent(orderNo, 'refund-completed')
        expect(await probe.capturedLessRefunded(orderNo)).toBe(898)
      })
    })

    describe('a payment after the cancellation', () => {
      it('is recorded, refunded and resolved with its buyer by staff', async () => {
        const orderNo = orderNumber.parse(await order(buyer))
        const { attemptId, amount } = (await buyer.call(startPaymentAttempt, { orderNo })).data
        expect((await buyer.call(cancelOrder, { orderNo })).data.status).toBe('cancelled')
        // The wallet took the money against its own word.
        const id = captureId.parse('cap-00000000late')
        const capturedAt = new Date()
        await installation.db
          .collection('wallet-attempts')
          .updateOne({ orderNo }, { $set: { status: 'captured', captureId: id, capturedAmount: amount, capturedAt } })
        const message = {
          kind: 'captured',
          orderNo,
          attemptId,
          captureId: id,
          amount,
          capturedAt: capturedAt.toISOString(),
        } as const
        expect((await probe.sendWebhook(message)).code).toBe(200)
        await probe.waitForEvent(orderNo, 'refund-completed')
        expect(await probe.statusOf(buyer, orderNo)).toBe('cancelled')
        expect(await probe.capturedLessRefunded(orderNo)).toBe(0)
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.hasLatePayment === true)
        const flush = async (capture: typeof id, version: number) =>
          await staff.call(resolveLatePayment, { orderNo, captureId: capture, version, note: 'Told the buyer by mail' })
        const version = await probe.versionOf(orderNo)
        expect((await flush(captureId.parse('cap-of-nobody'), version)).type).toBe('not-found')
        expect((await flush(id, version - 1)).type).toBe('version-conflict')
        expect((await flush(id, version)).data).toMatchObject({ status: 'cancelled', version: version + 1 })
        expect((await flush(id, version + 1)).data.version).toBe(version + 1)
        expect((await probe.recordedOf(orderNo)).at(-1)).toMatchObject({
          type: 'late-payment-settled',
          data: { captureId: id, noteRef: expect.stringMatching(/^note-/) },
        })
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.hasLatePayment === false)
      })
    })
  })
}
