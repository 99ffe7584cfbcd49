import type { InputOf } from '@pinline/contracts/api/call'
import { reconcile } from '@pinline/contracts/api/reconcile'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { order, pay } from './shopping.ts'
import { parts } from './upstream-services.ts'

/** Longer than a reaction takes on a busy machine: what is under way is no finding. */
const minAgeSeconds = 5

describe('payments against the records of the wallet', () => {
  let installation: OrderInstallation
  let probe: PaymentProbe
  let buyer: Person
  let staff: Person

  beforeAll(async () => {
    installation = await installOrder(inject('servers'), {
      RECONCILE_EVERY_SECONDS: '3600',
      RECONCILE_MIN_AGE_SECONDS: String(minAgeSeconds),
    })
    probe = paymentProbe(installation)
    buyer = await installation.buyer()
    staff = await installation.staff()
  })
  afterAll(() => installation.end())

  const reconcileAll = async () => {
    const kinds: string[] = []
    let from: InputOf<typeof reconcile>['from']
    do {
      const { data } = await installation.internal.call(reconcile, {
        reconciler: 'payments',
        ...(from === undefined ? {} : { from }),
      })
      kinds.push(...data.examples.map(({ kind, streamId }) => `${kind} ${streamId}`))
      from = data.next ?? undefined
    } while (from !== undefined)
    return kinds
  }
  /** Orders with an event of the last seconds are left alone. */
  const found = async () => {
    const all: string[] = []
    await waitFor('a finding', async () => {
      all.push(...(await reconcileAll()))
      return all.length > 0
    })
    return [...all, ...(await reconcileAll())]
  }
  const commit = async (orderNo: string, ...events: object[]) =>
    await installation.db.collection('commits').insertOne({
      _id: new mongoose.mongo.ObjectId(),
      streamType: 'order',
      streamId: orderNo,
      version: (await probe.versionOf(orderNo)) + 1,
      events,
      actor: { kind: 'service', id: 'order' },
      correlationId: 'by-hand',
      causationId: 'by-hand',
      committedAt: new Date(),
      unpublished: true,
    })
  const cancelledByHand = async () => {
    const orderNo = await probe.confirmedOrder(buyer)
    const data = { reason: 'staff', lines: [], cancelledAt: new Date().toISOString() }
    await commit(orderNo, { type: 'order-cancelled', data })
    return orderNo
  }

  it('finds a refund that was never requested, and requests it once', async () => {
    const orderNo = await cancelledByHand()
    expect(await probe.capturedLessRefunded(orderNo)).toBe(11_898)
    expect(await found()).toEqual([`refund-missing ${orderNo}`])
    await probe.waitForEvent(orderNo, 'refund-completed')
    expect(await probe.capturedLessRefunded(orderNo)).toBe(0)
    expect((await probe.eventsOf(orderNo)).filter((type) => type === 'refund-requested')).toHaveLength(1)
    expect(await reconcileAll()).toEqual([])
  })

  it('finds a payment that no webhook and no check has brought', async () => {
    const orderNo = await order(buyer)
    const { amount } = (await buyer.call(startPaymentAttempt, { orderNo })).data
    expect((await buyer.call(cancelOrder, { orderNo })).data.status).toBe('cancelled')
    await installation.db.collection('wallet-attempts').updateOne(
      { orderNo },
      {
        $set: { status: 'captured', captureId: 'cap-00000unseen', capturedAmount: amount, capturedAt: new Date() },
      },
    )
    await installation.db.collection('asked-attempts').updateMany({ orderNo }, { $unset: { askAt: '' } })
    expect(await found()).toEqual([`capture-missing ${orderNo}`])
    await probe.waitForEvent(orderNo, 'refund-completed')
    expect(await probe.capturedLessRefunded(orderNo)).toBe(0)
  })

  it('goes on with a refund that nobody follows', async () => {
    const orderNo = await probe.confirmedOrder(buyer)
    await probe.setFaults(orderNo, { refund: 'slow', refundDelayMs: 600_000 })
    await staff.call(cancelOrderByStaff, { orderNo, version: await probe.versionOf(orderNo), reason: 'by phone' })
    const checks = installation.db.collection('asked-refunds')
    await waitFor('the wallet is at it', async () => await checks.findOne({ orderNo, answers: 1 }))
    const through = new Date()
    const refund = { $set: { through }, $unset: { notice: '' } } as const
    await installation.db.collection('wallet-refunds-asked').updateOne({ orderNo }, refund)
    await checks.deleteOne({ orderNo })
    expect(await found()).toEqual([`refund-not-followed ${orderNo}`])
    await probe.waitForEvent(orderNo, 'refund-completed')
  })

  it('finds the rest of a cancelled payment that was never requested, and a part that nobody follows', async () => {
    const orderNo = await probe.confirmedOrder(buyer)
    await probe.setFaults(orderNo, { refund: 'slow', refundDelayMs: 600_000 })
    const amount = { minor: 1000, currency: 'USD' } as const
    const version = await probe.versionOf(orderNo)
    await staff.call(requestRefund, { orderNo, version, amount, reason: 'goodwill', note: 'Scratched' })
    const checks = installation.db.collection('asked-refunds')
    await waitFor('the wallet is at it', async () => await checks.findOne({ orderNo, answers: 1 }))
    await probe.setFaults(orderNo, {})
    const through = { $set: { through: new Date() }, $unset: { notice: '' } } as const
    await installation.db.collection('wallet-refunds-asked').updateOne({ orderNo }, through)
    await checks.deleteOne({ orderNo })
    await commit(orderNo, {
      type: 'order-cancelled',
      data: { reason: 'staff', lines: [], cancelledAt: new Date().toISOString() },
    })
    expect((await found()).toSorted()).toEqual([`refund-missing ${orderNo}`, `refund-not-followed ${orderNo}`])
    await waitFor('both are through', async () => (await probe.capturedLessRefunded(orderNo)) === 0)
    expect((await probe.ledgerOf(orderNo)).refunds.map((one) => one.amount.minor).toSorted()).toEqual([1000, 10_898])
  })

  it('leaves to a person what the wallet does not know', async () => {
    const orderNo = await cancelledByHand()
    expect(await found()).toEqual([`refund-missing ${orderNo}`])
    await probe.waitForEvent(orderNo, 'refund-completed')
    const refunds = installation.db.collection('wallet-refunds')
    const refund = await refunds.findOneAndDelete({ orderNo })
    const attempts = installation.db.collection('wallet-attempts')
    await attempts.updateOne({ orderNo }, { $set: { 'capturedAmount.minor': 1 } })
    expect(new Set(await found())).toEqual(new Set([`capture-different ${orderNo}`, `refund-not-at-wallet ${orderNo}`]))
    await refunds.insertOne(refund ?? {})
    await attempts.updateOne({ orderNo }, { $set: { 'capturedAmount.minor': 11_898 } })
    expect(await reconcileAll()).toEqual([])
  })

  it('finds nothing while orders are placed, paid and cancelled', async () => {
    let going = true
    // The shelf has enough for all of them.
    const few = [{ productId: parts.header, quantity: 10 }]
    const traffic = Promise.all(
      Array.from({ length: 3 }, async (_, lane) => {
        const mine = await installation.buyer()
        for (let turn = lane; going; turn += 1) {
          const orderNo = await order(mine, few)
          if (turn % 3 !== 0) await pay(installation, mine, orderNo)
          if (turn % 3 !== 1)
            await staff.call(cancelOrderByStaff, { orderNo, version: await probe.versionOf(orderNo), reason: 'load' })
        }
      }),
    )
    const kinds: string[] = []
    const until = Date.now() + 12_000
    while (Date.now() < until) kinds.push(...(await reconcileAll()))
    going = false
    await traffic
    /** An order of which the next event came later than it was left alone: what is found of it is right. */
    const wasLate = async (streamId: string) => {
      const commits = await installation.db.collection('commits').find({ streamId }).sort({ version: 1 }).toArray()
      const times = commits.map(({ committedAt }) => committedAt.getTime())
      return times.slice(1).some((time, place) => time - times[place] >= minAgeSeconds * 1000)
    }
    const wrong = []
    for (const finding of kinds) if (!(await wasLate(finding.split(' ')[1] ?? ''))) wrong.push(finding)
    expect(wrong).toEqual([])
  })
})
