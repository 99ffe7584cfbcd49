import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { orderNumber } from '@pinline/events/ids'
import { captureId, refundId } from '@pinline/events/order/payment-ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { order, pay } from './shopping.ts'

let installation: OrderInstallation
let probe: PaymentProbe
let buyer: Person

type Faults = Parameters<PaymentProbe['setFaults']>[1]

/** Pays an order with a fault on; returns once the shop has responded to so many webhooks. */
const paidWith = async (faults: Faults, notices = 1) => {
  const orderNo = await order(buyer)
  await probe.setFaults(orderNo, faults)
  const { attempt } = await pay(installation, buyer, orderNo)
  const outcomes = await waitFor('the webhooks to have a response', async () => {
    const sent = await probe.webhooksOf(attempt.attemptId)
    return sent.length >= notices && sent.map(({ outcome }) => outcome)
  })
  return { orderNo, attempt, outcomes }
}

const entriesOf = async (conditions: object) =>
  await waitFor('the trail has it', async () => {
    const found = await probe.audited(conditions)
    return found.length > 0 && found
  })

/** The payment itself is not lost: an open payment page triggers a wallet query. */
const isFound = async (orderNo: string) =>
  await waitFor(
    'the payment is found',
    async () => (await buyer.call(getPaymentStatus, { orderNo })).data.status === 'success',
  )

/** Which webhooks of the wallet, or of an attacker, are accepted. */
export const notices = (shared: () => OrderInstallation): void => {
  describe('a notice of the wallet', () => {
    beforeAll(async () => {
      installation = shared()
      probe = paymentProbe(installation)
      buyer = await installation.buyer()
    })

    it('that is ten minutes old is refused, and the payment found', async () => {
      const { orderNo, outcomes } = await paidWith({ stale: true })
      expect(outcomes).toEqual(['notice-stale'])
      expect(await probe.eventsOf(orderNo)).not.toContain('payment-captured')
      await isFound(orderNo)
      expect(await probe.capturedLessRefunded(orderNo)).toBe(11_898)
    })

    it('that is sent again to the byte counts once', async () => {
      const { orderNo, outcomes } = await paidWith({ replay: true }, 2)
      expect(outcomes).toEqual(['taken', 'notice-replayed'])
      expect((await probe.eventsOf(orderNo)).filter((type) => type === 'payment-captured')).toHaveLength(1)
      await probe.waitForStatus(buyer, orderNo, 'confirmed')
    })

    it('of a larger amount than the ledger is refused, and the ledger’s amount is recorded', async () => {
      const { orderNo, attempt, outcomes } = await paidWith({ misreport: true })
      expect(outcomes).toEqual(['notice-mismatch'])
      expect(await probe.eventsOf(orderNo)).not.toContain('payment-captured')
      const [entry] = await entriesOf({ outcome: 'notice-mismatch', 'objects.orderNo': orderNo })
      expect(entry).toMatchObject({ kind: 'refusal', objects: { attemptId: [attempt.attemptId] } })
      await isFound(orderNo)
      const [captured] = (await probe.recordedOf(orderNo)).filter(({ type }) => type === 'payment-captured')
      expect(captured?.data.amount).toEqual({ minor: 11_898, currency: 'USD' })
    })

    it('that names another order confirms neither', async () => {
      const another = await order(buyer)
      await buyer.call(startPaymentAttempt, { orderNo: another })
      const { orderNo, outcomes } = await paidWith({ otherOrder: true })
      expect(outcomes).toEqual(['notice-mismatch'])
      expect(await probe.eventsOf(orderNo)).not.toContain('payment-captured')
      expect(await probe.eventsOf(another)).not.toContain('payment-captured')
      await isFound(orderNo)
      expect(await probe.statusOf(buyer, another)).toBe('pending')
    })

    it('of another currency is recorded and refunded, and the trail says so', async () => {
      const { orderNo, outcomes } = await paidWith({ wrongCurrency: true })
      expect(outcomes).toEqual(['taken'])
      await probe.waitForEvent(orderNo, 'refund-completed')
      const requested = (await probe.recordedOf(orderNo)).find(({ type }) => type === 'refund-requested')
      expect(requested?.data).toMatchObject({ reason: 'wrong-amount', amount: { minor: 11_898, currency: 'EUR' } })
      expect(await probe.capturedLessRefunded(orderNo)).toBe(0)
      expect(await probe.statusOf(buyer, orderNo)).toBe('pending')
      const [entry] = await entriesOf({ outcome: 'done', 'objects.orderNo': orderNo })
      expect(entry).toMatchObject({ kind: 'command', objects: { captureId: [requested?.data.captureId] } })
    })

    it('by an attacker is refused, and none of its content is in the trail', async () => {
      const { orderNo, outcomes } = await paidWith({ forge: true })
      expect(outcomes).toEqual(['signature-invalid'])
      expect(await probe.eventsOf(orderNo)).not.toContain('payment-captured')
      const [entry] = await entriesOf({ outcome: 'signature-invalid' })
      expect(entry).toMatchObject({ kind: 'refusal', actor: { kind: 'visitor' }, objects: {} })
    })

    it('that all went well with needs no entry', async () => {
      const { orderNo } = await paidWith({})
      await probe.waitForStatus(buyer, orderNo, 'confirmed')
      await entriesOf({ outcome: 'signature-invalid' })
      expect(await probe.audited({ 'objects.orderNo': orderNo })).toEqual([])
    })

    it('that the ledger does not confirm is acknowledged without an effect', async () => {
      const orderNo = orderNumber.parse(await order(buyer))
      const { data } = await buyer.call(startPaymentAttempt, { orderNo })
      const { attemptId, amount } = data
      const made = { kind: 'captured', orderNo, attemptId, captureId: captureId.parse('cap-made-up'), amount } as const
      const capturedAt = new Date().toISOString()
      expect(await probe.sendWebhook({ ...made, capturedAt })).toEqual({
        status: 200,
        code: 422,
        type: 'notice-mismatch',
      })
      const declined = { kind: 'declined', orderNo, attemptId } as const
      expect(await probe.sendWebhook(declined)).toMatchObject({ status: 200, type: 'notice-mismatch' })
      const refund = { kind: 'refund', orderNo, attemptId, refundId: refundId.parse('refund-cap-made-up') } as const
      expect(await probe.sendWebhook(refund)).toMatchObject({ status: 200, code: 404, type: 'refund-not-found' })
      expect(await probe.sendWebhook(declined, 'not the wallet’s secret')).toMatchObject({
        status: 401,
        type: 'signature-invalid',
      })
      expect(await probe.sendWebhook({ ...declined, orderNo: orderNumber.parse('2611220000000') })).toMatchObject({
        status: 200,
        type: 'order-not-found',
      })
      expect((await probe.eventsOf(orderNo)).at(-1)).toBe('payment-attempt-started')
    })

    it('for an unreachable wallet is sent again', async () => {
      const orderNo = await order(buyer)
      const { data } = await buyer.call(startPaymentAttempt, { orderNo })
      await probe.setFaults(orderNo, { unreachable: true })
      const { code } = await installation.visitor.call(payAttempt, { id: data.attemptId })
      expect(code).toBe(200)
      await waitFor('it was refused', async () =>
        (await probe.ledgerOf(orderNo)).notices.some(({ outcome }) => outcome === 'wallet-unreachable'),
      )
      expect(await probe.eventsOf(orderNo)).not.toContain('payment-captured')
      await probe.setFaults(orderNo, {})
      await probe.waitForStatus(buyer, orderNo, 'confirmed')
      await waitFor(
        'it to be accepted',
        async () => (await probe.ledgerOf(orderNo)).notices.at(-1)?.outcome === 'taken',
      )
    })
  })
}
