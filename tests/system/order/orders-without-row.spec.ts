import { getOrder } from '@pinline/contracts/order/order/get-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { orderNumber } from '@pinline/events/ids'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { liveViewOf } from '../../faults/watch-lag.ts'
import { type MongodbClock, movableMongodbClock } from '../../harness/mongodb-clock.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { order } from './shopping.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const sweptWithinMs = 40_000

let clock: MongodbClock
let installation: OrderInstallation
let probe: PaymentProbe
let buyer: Person
beforeAll(async () => {
  clock = movableMongodbClock()
  installation = await installOrder(inject('servers'), {
    ORDER_DEADLINE_SECONDS: '1800',
    RECEIPT_DAYS: '2',
    // Reconciliation would find the rows missing before the deadlines do.
    RECONCILE_EVERY_SECONDS: '3600',
  })
  probe = paymentProbe(installation)
  buyer = await installation.buyer()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await installation.end()
})

/** Takes an order's row out of the view once it shows a status. */
const loseRow = async (orderNo: string, status: string): Promise<void> => {
  const { db } = installation
  const view = db.collection<{ _id: string }>(await liveViewOf(db, 'orders'))
  await waitFor(`the row is ${status}`, async () => (await view.deleteOne({ _id: orderNo, status })).deletedCount === 1)
}

/** Commits that have been looked through for a deadline since `work` began. */
const commitsExamined = async (work: () => Promise<void>): Promise<number> => {
  const { db } = installation
  const commits = db.collection('commits').namespace
  // The statements that use the index of deadlines; without it there would be none.
  await db.command({ profile: 1, slowms: 0, filter: { ns: commits, op: 'query', planSummary: /payBefore/ } })
  try {
    await work()
    const found = await db.collection('system.profile').find({ ns: commits }).toArray()
    expect(found.length).toBeGreaterThan(0)
    return Math.max(...found.map(({ docsExamined }) => docsExamined))
  } finally {
    await db.command({ profile: 0, filter: 'unset' })
    await db.collection('system.profile').drop()
  }
}

/** Orders like one, long ended and published, whose deadlines were a minute apart in the past. */
const endedLike = async (like: string, many: number): Promise<void> => {
  const commits = installation.db.collection('commits')
  const own = await commits.find({ streamId: like }).sort({ version: 1 }).toArray()
  await commits.insertMany(
    Array.from({ length: many }, (_, n) => {
      const orderNo = `26010100${String(n).padStart(5, '0')}`
      const payBefore = new Date(Date.now() - dayMs - n * 60_000).toISOString()
      return own.map(({ _id, requests: _, unpublished: __, events, ...commit }) => ({
        ...commit,
        streamId: orderNo,
        events: JSON.parse(
          JSON.stringify(events)
            .replaceAll(like, orderNo)
            .replace(/"payBefore":"[^"]+"/, `"payBefore":"${payBefore}"`),
        ),
      }))
    }).flat(),
  )
}

it('an unpaid order without a row expires at its deadline, found among 1,200 ended ones without reading all', async () => {
  const ended = await order(buyer)
  const unpaid = await order(buyer)
  await loseRow(unpaid, 'pending')
  clock.aheadMs = hourMs
  await probe.waitForEvent(ended, 'order-cancelled', sweptWithinMs)
  await probe.waitForEvent(unpaid, 'order-cancelled', sweptWithinMs)
  const [placed, , cancelled] = await probe.recordedOf(unpaid)
  expect(cancelled).toMatchObject({ type: 'order-cancelled', data: { reason: 'deadline' } })
  const orderedLines = placed?.data.lines as { productId: string; quantity: number }[]
  expect(cancelled?.data.lines).toEqual(orderedLines.map(({ productId, quantity }) => ({ productId, quantity })))

  const marks = installation.db.collection<{ _id: string; passed: string }>('deadline-marks')
  const passed = async () => (await marks.findOne({ _id: 'payment' }))?.passed ?? ''
  await endedLike(ended, 1200)
  await marks.deleteMany({})
  const another = await order(buyer)
  await loseRow(another, 'pending')
  clock.aheadMs = 2 * hourMs
  const atOnce = await commitsExamined(() => probe.waitForEvent(another, 'order-cancelled', sweptWithinMs).then())
  expect(atOnce).toBeLessThanOrEqual(500)

  const until = String((await probe.recordedOf(ended))[0]?.data.payBefore)
  await waitFor('ended orders are done with', async () => (await passed()) >= until, { timeoutMs: sweptWithinMs })
  const again = await commitsExamined(() =>
    waitFor(
      'another sweep',
      async () => (await installation.db.collection('system.profile').countDocuments({})) > 1,
    ).then(),
  )
  expect(again).toBeLessThan(10)
}, 300_000)

it('a shipped order without a row is completed after its days', async () => {
  const staff = await installation.staff()
  const text = await probe.confirmedOrder(buyer)
  const orderNo = orderNumber.parse(text)
  const version = await probe.versionOf(orderNo)
  const stocking = await staff.call(startStocking, { orderNo, version })
  const testing = await staff.call(startTesting, { orderNo, version: stocking.data.version })
  const parcel = { carrier: 'DHL', trackingNumber: 'DX1', madeToOrderReady: true }
  const shipped = await staff.call(shipOrder, { orderNo, version: testing.data.version, ...parcel })
  expect(shipped.code).toBe(200)
  await loseRow(orderNo, 'shipped')
  clock.aheadMs += 3 * dayMs
  await probe.waitForEvent(orderNo, 'order-completed', 200_000)
}, 300_000)

it('an order in parcels is completed after the days from its last one', async () => {
  const staff = await installation.staff()
  const prepared = async () => {
    const orderNo = orderNumber.parse(await probe.confirmedOrder(buyer))
    const version = await probe.versionOf(orderNo)
    const stocking = await staff.call(startStocking, { orderNo, version })
    const testing = await staff.call(startTesting, { orderNo, version: stocking.data.version })
    return { orderNo, version: testing.data.version }
  }
  const [inParcels, inOne] = [await prepared(), await prepared()]
  const [line] = (await buyer.call(getOrder, { orderNo: inParcels.orderNo })).data.openLines
  if (line === undefined) throw new Error('an order without lines')
  const first = { carrier: 'DHL', trackingNumber: 'DX2', lines: [{ ...line, quantity: 1 }] }
  const sent = await staff.call(shipParcel, { ...inParcels, ...first })
  expect(sent.data.status).toBe('testing')
  const parcel = { carrier: 'DHL', trackingNumber: 'DX3', madeToOrderReady: true }
  expect((await staff.call(shipOrder, { ...inOne, ...parcel })).code).toBe(200)

  const serverNow = async () => Date.parse((await buyer.call(getOrder, { orderNo: inOne.orderNo })).data.serverNow)
  const sentAt = await serverNow()
  clock.aheadMs += 1.5 * dayMs
  await waitFor('the service has the new time', async () => (await serverNow()) > sentAt + dayMs, {
    timeoutMs: sweptWithinMs,
  })
  const rest = await staff.call(shipOrder, { ...inParcels, version: sent.data.version, ...parcel })
  expect(rest.data.status).toBe('shipped')
  clock.aheadMs += dayMs
  await probe.waitForEvent(inOne.orderNo, 'order-completed', 200_000)
  const types = (await probe.recordedOf(inParcels.orderNo)).map(({ type }) => type)
  expect(types).toContain('order-shipped')
  expect(types).not.toContain('order-completed')
}, 300_000)
