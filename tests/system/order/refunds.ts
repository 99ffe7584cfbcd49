import { cancelOrder, cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order'
import { retryRefund } from '@pinline/contracts/order/payment/retry-refund'
import { settleLatePayment } from '@pinline/contracts/order/payment/settle-late-payment'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { orderNumber } from '@pinline/events/ids'
import { captureId, refundId } from '@pinline/events/order/payment-ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { type PaymentDesk, paymentDesk } from './payment-desk.ts'
import { order } from './shopping.ts'

let installation: OrderInstallation
let desk: PaymentDesk
let buyer: Person
let staff: Person

/** A paid order that staff cancel while refunds go as said. */
const cancelledWith = async (faults: Parameters<PaymentDesk['setFaults']>[1]) => {
  const orderNo = await desk.confirmedOrder(buyer)
  await desk.setFaults(orderNo, faults)
  const cancelled = await staff.call(cancelOrderByStaff, {
    orderNo,
    version: await desk.versionOf(orderNo),
    reason: 'asked for by phone',
  })
  expect(cancelled.data.status).toBe('cancelled')
  const requested = (await desk.recordedOf(orderNo)).find(({ type }) => type === 'refund-requested')
  return { orderNo, refundId: refundId.parse(requested?.data.refundId) }
}

const rowOf = async (orderNo: string) => {
  const views = await installation.db.listCollections({ name: /^view-orders-/ }).toArray()
  const rows = await Promise.all(views.map(({ name }) => installation.db.collection(name).findOne({ orderNo })))
  return rows.find((row) => row !== null)
}

/** Money that goes back, however the wallet goes about it. */
export const refunds = (shared: () => OrderInstallation): void => {
  describe('money that goes back', () => {
    beforeAll(async () => {
      installation = shared()
      desk = paymentDesk(installation)
      buyer = await installation.buyer()
      staff = await installation.staff()
    })

    describe('a refund', () => {
      it('is through at once where the wallet is quick', async () => {
        const { orderNo } = await cancelledWith({})
        await desk.untilFact(orderNo, 'refund-completed')
        expect(await desk.heldFor(orderNo)).toBe(0)
      })

      it('is not through while the wallet is at it, and is when the wallet tells', async () => {
        const { orderNo, refundId: id } = await cancelledWith({ refund: 'slow', refundDelayMs: 3000 })
        await waitFor(
          'it was asked for',
          async () => await installation.db.collection('asked-refunds').findOne({ orderNo }),
        )
        expect(await desk.factsOf(orderNo)).not.toContain('refund-completed')
        expect(await desk.heldFor(orderNo)).toBe(11_898)
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.refunds[0]?.state === 'requested')
        const early = await desk.sendNotice({
          kind: 'refund',
          orderNo: orderNumber.parse(orderNo),
          attemptId: (await desk.ledgerOf(orderNo)).captures[0]?.attemptId ?? expect.fail('no capture'),
          refundId: id,
        })
        expect(early.code).toBe(200)
        expect(await desk.factsOf(orderNo)).not.toContain('refund-completed')
        await desk.untilFact(orderNo, 'refund-completed')
        expect((await desk.ledgerOf(orderNo)).notices.filter(({ kind }) => kind === 'refund')).toMatchObject([
          { outcome: 'taken' },
        ])
        expect(await desk.heldFor(orderNo)).toBe(0)
        expect(await installation.db.collection('asked-refunds').findOne({ orderNo })).toBeNull()
      })

      it('whose notice is lost is asked about, after a minute first', async () => {
        const { orderNo } = await cancelledWith({ refund: 'lose', refundDelayMs: 100 })
        const asked = installation.db.collection('asked-refunds')
        const noted = await waitFor('the wallet is at it', async () => await asked.findOne({ orderNo, answers: 1 }))
        expect(noted.askAt.getTime() - Date.now()).toBeGreaterThan(45_000)
        await asked.updateOne({ orderNo }, { $set: { askAt: new Date() } })
        await desk.untilFact(orderNo, 'refund-completed', 30_000)
        expect((await desk.ledgerOf(orderNo)).notices.some(({ kind }) => kind === 'refund')).toBe(false)
      })

      it('that failed waits for staff, who have it asked for again under its number', async () => {
        const { orderNo, refundId: id } = await cancelledWith({ refund: 'fail' })
        await desk.untilFact(orderNo, 'refund-failed')
        expect(await desk.heldFor(orderNo)).toBe(11_898)
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.refunds[0]?.failure === 'abnormal')
        expect((await rowOf(orderNo))?.hasOpenRefund).toBe(true)
        const version = await desk.versionOf(orderNo)
        const retry = async (seen: number) => await staff.call(retryRefund, { orderNo, refundId: id, version: seen })
        expect((await retry(version - 1)).type).toBe('version-conflict')
        expect((await buyer.call(retryRefund, { orderNo, refundId: id, version })).code).toBe(401)
        const unknown = refundId.parse('refund-cap-made-up')
        expect((await staff.call(retryRefund, { orderNo, refundId: unknown, version })).type).toBe('refund-not-found')
        await desk.setFaults(orderNo, {})
        expect((await retry(version)).data).toMatchObject({ status: 'cancelled', version: version + 1 })
        await desk.untilFact(orderNo, 'refund-completed')
        expect((await retry(await desk.versionOf(orderNo))).code).toBe(200)
        const facts = (await desk.factsOf(orderNo)).filter((type) => type.startsWith('refund-'))
        expect(facts).toEqual(['refund-requested', 'refund-failed', 'refund-retried', 'refund-completed'])
        expect((await desk.ledgerOf(orderNo)).refunds).toHaveLength(1)
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.hasOpenRefund === false)
      })
    })

    describe('a payment after the cancellation', () => {
      it('is recorded, given back and settled with its buyer by staff', async () => {
        const orderNo = orderNumber.parse(await order(buyer))
        const { attemptId, amount } = (await buyer.call(startPaymentAttempt, { orderNo })).data
        expect((await buyer.call(cancelOrder, { orderNo })).data.status).toBe('cancelled')
        // The wallet took the money against its own word.
        const id = captureId.parse('cap-00000000late')
        const capturedAt = new Date()
        await installation.db
          .collection('wallet-attempts')
          .updateOne({ orderNo }, { $set: { status: 'captured', captureId: id, capturedAmount: amount, capturedAt } })
        const told = {
          kind: 'captured',
          orderNo,
          attemptId,
          captureId: id,
          amount,
          capturedAt: capturedAt.toISOString(),
        } as const
        expect((await desk.sendNotice(told)).code).toBe(200)
        await desk.untilFact(orderNo, 'refund-completed')
        expect(await desk.statusOf(buyer, orderNo)).toBe('cancelled')
        expect(await desk.heldFor(orderNo)).toBe(0)
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.hasLatePayment === true)
        const settle = async (capture: typeof id, version: number) =>
          await staff.call(settleLatePayment, { orderNo, captureId: capture, version, note: 'Told the buyer by mail' })
        const version = await desk.versionOf(orderNo)
        expect((await settle(captureId.parse('cap-of-nobody'), version)).type).toBe('not-found')
        expect((await settle(id, version - 1)).type).toBe('version-conflict')
        expect((await settle(id, version)).data).toMatchObject({ status: 'cancelled', version: version + 1 })
        expect((await settle(id, version + 1)).data.version).toBe(version + 1)
        expect((await desk.recordedOf(orderNo)).at(-1)).toMatchObject({
          type: 'late-payment-settled',
          data: { captureId: id, noteRef: expect.stringMatching(/^note-/) },
        })
        await waitFor('the row says so', async () => (await rowOf(orderNo))?.hasLatePayment === false)
      })
    })
  })
}
