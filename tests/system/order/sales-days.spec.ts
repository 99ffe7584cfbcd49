import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { type DailySales, getDailySales } from '@pinline/contracts/order/order/get-daily-sales'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { liveViewOf } from '../../faults/watch-lag.ts'
import { type MongodbClock, movableMongodbClock } from '../../harness/mongodb-clock.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { pay } from './shopping.ts'
import { home, parts } from './upstream-services.ts'

const dayMs = 86_400_000
const digits: Readonly<Record<string, number>> = { USD: 2, EUR: 2, JPY: 0 }
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

let clock: MongodbClock
let installation: OrderInstallation
let probe: PaymentProbe
let staff: Person
beforeAll(async () => {
  clock = movableMongodbClock()
  // No order expires in the days that are skipped, which would have its day summed again.
  installation = await installOrder(inject('servers'), { ORDER_DEADLINE_SECONDS: '864000' })
  probe = paymentProbe(installation)
  staff = await installation.staff()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await installation.end()
})

const orderIn = async (
  currency: string,
  country: string,
  quantity: number,
): Promise<{ buyer: Person; orderNo: string }> => {
  installation.upstream.country = country
  const buyer = await installation.buyer()
  const headers = { 'x-currency': currency }
  await buyer.call(addToCart, { lines: [{ productId: parts.header, quantity }] }, headers)
  const seen = await buyer.call(previewOrder, { addressId: home, shippingMethod: 'standard' }, headers)
  const { previewToken } = seen.data
  if (previewToken === null) throw new Error('no preview token')
  const placed = await buyer.call(placeOrder, { addressId: home, shippingMethod: 'standard', previewToken }, headers)
  expect(placed.code).toBe(200)
  const { orderNo } = placed.data
  await probe.waitForEvent(orderNo, 'stock-reserved')
  return { buyer, orderNo }
}

const paidIn = async (currency: string, country: string, quantity: number): Promise<string> => {
  const { buyer, orderNo } = await orderIn(currency, country, quantity)
  await pay(installation, buyer, orderNo)
  await probe.waitForEvent(orderNo, 'order-confirmed')
  return orderNo
}

interface Expected {
  orders: number
  placed: number
  payments: number
  paid: number
  refunds: number
  refunded: number
}
const none = (): Expected => ({ orders: 0, placed: 0, payments: 0, paid: 0, refunds: 0, refunded: 0 })

/** The sums by day, currency and country as the commits have them: a computation of its own, by no code of the product. */
const foldCommits = async (): Promise<Map<string, { own: Expected; base: Expected }>> => {
  const cells = new Map<string, { own: Expected; base: Expected }>()
  const streams = new Map<string, OrderEvent[]>()
  const commits = await installation.db
    .collection('commits')
    .find({ streamType: 'order' })
    .sort({ version: 1 })
    .toArray()
  for (const { streamId, events } of commits) streams.set(streamId, [...(streams.get(streamId) ?? []), ...events])
  for (const events of streams.values()) {
    const of = <Type extends OrderEvent['type']>(type: Type) =>
      events.flatMap((event) =>
        event.type === type ? [event.data as Extract<OrderEvent, { type: Type }>['data']] : [],
      )
    const [placed] = of('order-placed')
    if (placed === undefined) continue
    const { currency, rate, country, total } = placed
    const dollars = (minor: number) => Math.round((minor / 10 ** (digits[currency] ?? 0) / Number(rate)) * 100)
    const add = (at: string, count: keyof Expected, amount: keyof Expected, minor: number, base: number) => {
      const key = `${at.slice(0, 10)} ${currency} ${country}`
      const cell = cells.get(key) ?? { own: none(), base: none() }
      for (const [sums, value] of [
        [cell.own, minor],
        [cell.base, base],
      ] as const) {
        sums[count] += 1
        sums[amount] += value
      }
      cells.set(key, cell)
    }
    if (of('stock-reserved').length > 0) add(placed.placedAt, 'orders', 'placed', total.minor, dollars(total.minor))
    const [confirmed] = of('order-confirmed')
    const paying = of('payment-captured').find(({ captureId }) => captureId === confirmed?.captureId)
    if (paying === undefined) continue
    add(paying.capturedAt, 'payments', 'paid', total.minor, dollars(total.minor))
    const parts = new Map(of('partial-refund-requested').map((one) => [one.refundId, one.orderAmount.minor]))
    const requestedParts = [...parts.values()].reduce((sum, minor) => sum + minor, 0)
    for (const { refundId, captureId } of of('refund-requested'))
      if (captureId === paying.captureId) parts.set(refundId, total.minor - requestedParts)
    let refunded = 0
    for (const { refundId, completedAt } of of('refund-completed')) {
      const minor = parts.get(refundId)
      if (minor === undefined) continue
      add(completedAt, 'refunds', 'refunded', minor, dollars(refunded + minor) - dollars(refunded))
      refunded += minor
    }
  }
  return cells
}

/** What is stored of the live generation, in the form of `foldCommits`. */
const storedCells = async (): Promise<Map<string, { own: Expected; base: Expected }>> => {
  const view = await liveViewOf(installation.db, 'order-sales')
  // As readers see them: a sum that is written may not be in their majority yet.
  const days = await installation.db.collection('sales-days', { readConcern: 'majority' }).find({ view }).toArray()
  const netless = ({ net: _, ...sums }: Expected & { net: number }): Expected => sums
  return new Map(
    days.flatMap(({ day, cells }) =>
      cells.map(({ currency, country, own, base }: { currency: string; country: string; own: never; base: never }) => [
        `${day} ${currency} ${country}`,
        { own: netless(own), base: netless(base) },
      ]),
    ),
  )
}

const sorted = (cells: Awaited<ReturnType<typeof foldCommits>>) => Object.fromEntries([...cells].toSorted())

/** Waits until the stored sums are those of the commits. */
const untilSummed = async () => {
  const expected = sorted(await foldCommits())
  await waitFor(
    'the sums of the commits',
    async () => JSON.stringify(sorted(await storedCells())) === JSON.stringify(expected),
  )
  expect(Object.keys(expected).length).toBeGreaterThan(0)
  return expected
}

const week = async (at: Date, more: object = {}): Promise<DailySales> => {
  const { code, data } = await staff.call(getDailySales, {
    from: dayOf(new Date(at.getTime() - 6 * dayMs)),
    to: dayOf(at),
    ...more,
  })
  expect(code).toBe(200)
  return data
}

describe('sales by day, currency and country', () => {
  it('are the fold of the commits, and stay so when the days are over, are lost, or the view is rebuilt', async () => {
    installation.upstream.rates.set('EUR', { amount: 8741, scale: 4 })
    installation.upstream.rates.set('JPY', { amount: 1505, scale: 1 })
    await orderIn('USD', 'US', 250)
    await paidIn('USD', 'US', 100)
    await paidIn('EUR', 'DE', 170)
    const cancelled = await paidIn('JPY', 'JP', 330)
    const reduced = await paidIn('EUR', 'FR', 410)
    const versions = [await probe.versionOf(cancelled), await probe.versionOf(reduced)] as const
    await staff.call(cancelOrderByStaff, { orderNo: cancelled, version: versions[0], reason: 'asked for by phone' })
    const part = await staff.call(requestRefund, {
      orderNo: reduced,
      version: versions[1],
      amount: { minor: 333, currency: 'EUR' },
      reason: 'goodwill',
      note: 'bent pins',
    })
    expect(part.code).toBe(200)
    await probe.waitForEvent(cancelled, 'refund-completed')
    await probe.waitForEvent(reduced, 'refund-completed')
    const start = new Date()
    const expected = await untilSummed()
    expect([...new Set(Object.keys(expected).map((key) => key.slice(11)))].toSorted()).toEqual([
      ...['EUR DE', 'EUR FR', 'JPY JP', 'USD US'],
    ])

    const shown = await week(start)
    expect(shown.total.base).toMatchObject({ orders: 5, payments: 4, refunds: 2 })
    expect(shown.total.currencies.map(({ currency, orders }) => [currency, orders])).toEqual([
      ['USD', 2],
      ['EUR', 2],
      ['JPY', 1],
    ])
    expect(shown.total.currencies.find(({ currency }) => currency === 'JPY')?.net).toBe(0)
    expect(shown.countries.map(({ country }) => country).toSorted()).toEqual(['DE', 'FR', 'JP', 'US'])
    const sumOf = (name: keyof Expected) => Object.values(expected).reduce((sum, { base }) => sum + base[name], 0)
    expect(shown.total.base).toMatchObject({
      placed: sumOf('placed'),
      paid: sumOf('paid'),
      refunded: sumOf('refunded'),
    })
    expect(shown.days.reduce((sum, { base }) => sum + base.net, 0)).toBe(shown.total.base.net)
    const germany = await week(start, { country: 'DE' })
    expect(germany.total.currencies).toHaveLength(1)
    expect((await week(start, { currency: 'JPY' })).total.base.orders).toBe(1)

    // Three days later the sums of that day are read as they are stored: as many as one cannot miss.
    clock.aheadMs = 3 * dayMs
    const { db } = installation
    await waitFor('the stored sums', async () => {
      await db.collection('sales-days').updateMany({}, { $set: { 'cells.$[].base.orders': 99 } })
      return (await week(start)).total.base.orders >= 99
    })
    await db.collection('sales-summed').deleteMany({})
    await untilSummed()
    expect((await week(start)).total).toEqual(shown.total)
    expect((await week(new Date(start.getTime() + 7 * dayMs))).before).toEqual(shown.total)

    const view = (action: string, input: object) =>
      fetch(`${installation.url()}/internal/views/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${installation.internal.token}` },
        body: JSON.stringify({ view: 'order-sales', ...input }),
      })
    const former = await liveViewOf(db, 'order-sales')
    expect((await view('rebuild', {})).status).toBe(200)
    await waitFor('the switch to the rebuilt rows', async () => {
      await view('switch', { generation: 2 })
      return (await liveViewOf(db, 'order-sales')) !== former
    })
    expect((await week(start)).total).toEqual(shown.total)
    expect(await untilSummed()).toEqual(expected)
    await waitFor(
      'the former sums to be deleted',
      async () => (await db.collection('sales-days').findOne({ view: former })) === null,
    )
    expect((await week(start)).total).toEqual(shown.total)
  })

  it('are for staff with the permission, of 1 to 400 days', async () => {
    const buyer = await installation.buyer()
    expect((await buyer.call(getDailySales, { from: '2026-01-01', to: '2026-01-31' })).code).toBe(401)
    const codeOf = async (from: string, to: string) => (await staff.call(getDailySales, { from, to })).code
    expect(await codeOf('2025-01-01', '2026-02-04')).toBe(200)
    expect(await codeOf('2025-01-01', '2026-02-05')).toBe(422)
    expect(await codeOf('2026-01-02', '2026-01-01')).toBe(422)
    expect(await codeOf('2026-02-30', '2026-03-01')).toBe(422)
  })
})
