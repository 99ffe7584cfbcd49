import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { order } from './shopping.ts'

let installation: OrderInstallation
let probe: PaymentProbe
let buyer: Person
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
  probe = paymentProbe(installation)
  buyer = await installation.buyer()
})
afterAll(async () => await installation.end())

const payAt = async (attemptId: string) => await installation.visitor.call(payAttempt, { id: attemptId })

/** An order with a code that can be scanned. */
const withCode = async () => {
  const orderNo = await order(buyer)
  const { data } = await buyer.call(startPaymentAttempt, { orderNo })
  return { orderNo, attemptId: data.attemptId }
}

const passed = async (orderNo: string) => {
  const { paymentDeadline } = (await buyer.call(getPaymentStatus, { orderNo })).data
  await waitFor(
    'the deadline has passed by a sweep and more',
    () => Date.now() > new Date(paymentDeadline).getTime() + 7000,
  )
}

/** An order with a code, before whose deadline the wallet goes down; if the deadline was faster, another one. */
const bentInTime = async (
  faults: Parameters<PaymentProbe['setFaults']>[1],
  and: (made: Awaited<ReturnType<typeof withCode>>) => Promise<boolean> = async () => true,
) =>
  await waitFor('a fault before the deadline', async () => {
    const made = await withCode()
    await probe.setFaults(made.orderNo, faults)
    const { status, paymentDeadline } = (await buyer.call(getOrder, { orderNo: made.orderNo })).data
    return status === 'pending' && Date.now() < Date.parse(paymentDeadline) && (await and(made)) && made
  })

describe('while the wallet is away', () => {
  it('no code is made, and afterwards one is', async () => {
    const orderNo = await order(buyer)
    await probe.setFaults(orderNo, { unreachable: true })
    const refused = await buyer.call(startPaymentAttempt, { orderNo })
    expect(refused).toMatchObject({ status: 503, type: 'wallet-unreachable' })
    expect((await buyer.call(getPaymentStatus, { orderNo })).data).toMatchObject({ status: 'generating', qrUrl: null })
    await probe.setFaults(orderNo, {})
    const { data } = await buyer.call(startPaymentAttempt, { orderNo })
    expect((await payAt(data.attemptId)).data.status).toBe('captured')
    await probe.waitForStatus(buyer, orderNo, 'confirmed')
    expect(await probe.capturedLessRefunded(orderNo)).toBe(11_898)
  })

  it('an order with a code is not cancelled by anybody', async () => {
    const { orderNo, attemptId } = await withCode()
    await probe.setFaults(orderNo, { unreachable: true })
    const staff = await installation.staff()
    const version = await probe.versionOf(orderNo)
    expect(await buyer.call(cancelOrder, { orderNo })).toMatchObject({ status: 503, type: 'wallet-unreachable' })
    expect(await staff.call(cancelOrderByStaff, { orderNo, version, reason: 'gone' })).toMatchObject({
      status: 503,
      type: 'wallet-unreachable',
    })
    expect(await probe.versionOf(orderNo)).toBe(version)
    expect((await payAt(attemptId)).data.status).toBe('captured')
    await probe.setFaults(orderNo, {})
    expect((await buyer.call(cancelOrder, { orderNo })).type).toBe('contact-account-manager')
    await probe.waitForStatus(buyer, orderNo, 'confirmed')
  })

  it('a refund waits for it and blocks nothing', async () => {
    const orderNo = await probe.confirmedOrder(buyer)
    await probe.setFaults(orderNo, { unreachable: true })
    const staff = await installation.staff()
    const version = await probe.versionOf(orderNo)
    expect((await staff.call(cancelOrderByStaff, { orderNo, version, reason: 'gone' })).code).toBe(200)
    const checks = installation.db.collection('asked-refunds')
    const noted = await waitFor('the refund was checked', async () => await checks.findOne({ orderNo }))
    // A second for what the service's clock, MongoDB's, may be ahead.
    expect(noted.askAt.getTime() - Date.now()).toBeLessThanOrEqual(16_000)
    const another = await probe.confirmedOrder(buyer)
    const seen = await probe.versionOf(another)
    await staff.call(cancelOrderByStaff, { orderNo: another, version: seen, reason: 'gone' })
    await probe.waitForEvent(another, 'refund-completed')
    expect(await probe.eventsOf(orderNo)).not.toContain('refund-completed')
    expect(await installation.db.collection('parked').countDocuments({})).toBe(0)
    await probe.setFaults(orderNo, {})
    await checks.updateOne({ orderNo }, { $set: { askAt: new Date() } })
    await probe.waitForEvent(orderNo, 'refund-completed')
  })
})

describe('while the payer is at it', () => {
  it('nothing is decided, and the result counts later', async () => {
    const { orderNo, attemptId } = await withCode()
    await probe.setFaults(orderNo, { busy: true })
    const version = await probe.versionOf(orderNo)
    for (const refused of [
      await buyer.call(startPaymentAttempt, { orderNo }),
      await buyer.call(cancelOrder, { orderNo }),
    ])
      expect(refused).toMatchObject({ status: 409, type: 'payment-in-progress' })
    expect(await probe.versionOf(orderNo)).toBe(version)
    await probe.setFaults(orderNo, { lose: true })
    expect((await payAt(attemptId)).data.status).toBe('captured')
    expect((await buyer.call(startPaymentAttempt, { orderNo })).type).toBe('payment-already-made')
    await probe.waitForStatus(buyer, orderNo, 'confirmed')
  })
})

describe('a code that is closed while it is being opened', () => {
  it('accepts no money, although the wallet has forgotten that it was closed', async () => {
    const orderNo = await order(buyer)
    await installation.visitor.call(setWalletFaults, { forgets: true })
    // Long enough for the second request on a busy machine, which itself is not delayed.
    await probe.setFaults(orderNo, { forgets: true, openDelayMs: 8000 })
    const slow = buyer.call(startPaymentAttempt, { orderNo })
    await probe.waitForEvent(orderNo, 'payment-attempt-started')
    await probe.setFaults(orderNo, { forgets: true })
    const second = await buyer.at(installation.url()).call(startPaymentAttempt, { orderNo })
    expect(second.code).toBe(200)
    expect((await slow).type).toBe('version-conflict')
    await probe.setFaults(orderNo, {})
    await installation.visitor.call(setWalletFaults, {})
    const started = (await probe.recordedOf(orderNo)).filter(({ type }) => type === 'payment-attempt-started')
    expect(started).toHaveLength(2)
    const first = String(started[0]?.data.attemptId)
    expect((await payAt(first)).type).toBe('payment-not-possible')
    expect((await payAt(second.data.attemptId)).data.status).toBe('captured')
    await probe.waitForStatus(buyer, orderNo, 'confirmed')
    expect(await probe.capturedLessRefunded(orderNo)).toBe(11_898)
  })
})

describe('the status of a payment', () => {
  it('is returned at once on a device without a position, and in any tab', async () => {
    const orderNo = await order(buyer)
    const phone = buyer.at(installation.url())
    expect((await phone.call(getPaymentStatus, { orderNo })).data).toMatchObject({
      status: 'generating',
      opensHere: null,
    })
    const { data } = await buyer.call(startPaymentAttempt, { orderNo })
    expect(data).toMatchObject({ opensHere: true, wallet: 'simulator', rate: null, total: data.amount })
    const { attemptId, qrUrl, amount } = data
    expect((await phone.call(getPaymentStatus, { orderNo })).data).toMatchObject({
      status: 'waiting',
      attemptId,
      qrUrl,
      opensHere: true,
      amount,
    })
    expect((await (await installation.buyer()).call(getPaymentStatus, { orderNo })).type).toBe('order-not-found')
  })
})

describe('the deadline', () => {
  it('waits for a wallet that is away or busy, and then ends what is not paid', async () => {
    await installation.restart({ ORDER_DEADLINE_SECONDS: '4', PAYMENT_ATTEMPT_SECONDS: '2' })
    const away = await bentInTime({ unreachable: true })
    const busy = await bentInTime({ busy: true })
    const paid = await bentInTime({ unreachable: true }, async ({ attemptId }) => (await payAt(attemptId)).code === 200)
    const free = await order(buyer)
    await passed(free)
    await probe.waitForStatus(buyer, free, 'cancelled')
    for (const { orderNo } of [away, busy, paid]) expect(await probe.statusOf(buyer, orderNo)).toBe('pending')
    for (const { orderNo } of [away, busy, paid]) await probe.setFaults(orderNo, {})
    await probe.waitForStatus(buyer, away.orderNo, 'cancelled')
    await probe.waitForStatus(buyer, busy.orderNo, 'cancelled')
    await probe.waitForStatus(buyer, paid.orderNo, 'confirmed')
    expect(await probe.capturedLessRefunded(paid.orderNo)).toBe(11_898)
  })
})
