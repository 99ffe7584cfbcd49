import { countOrders } from '@pinline/contracts/order/order/count-orders'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installOrder, type OrderInstallation, type Person } from '../order/order-installation.ts'
import { copyOf, realRow, type SampleRow } from '../order/order-rows.ts'
import { examinedBelow } from './examined.ts'

const orders = 50_000
const batchSize = 10_000
const pageSize = 15
/** What a page may read. */
const few = 6 * pageSize

describe('a buyer of many years', () => {
  let installation: OrderInstallation
  let buyer: Person
  beforeAll(async () => {
    // The rows have no orders: the comparison of views with their streams would delete them.
    installation = await installOrder(inject('servers'), { RECONCILE_EVERY_SECONDS: '3600' })
  })
  afterAll(async () => await installation.end())

  it('with 50,000 orders reads the rows of a page, and counts keys', async () => {
    const { buyer: owner, real, view } = await realRow(installation)
    buyer = owner
    const until = Date.parse(real.placedAt) - 3_600_000
    const sample = (n: number): SampleRow => ({
      _id: `19${String(n).padStart(11, '0')}`,
      ...{ buyerId: buyer.id, status: n % 100 === 0 ? 'shipped' : 'completed', shippingMethod: 'standard' },
      placedAt: new Date(until - n * 60_000).toISOString(),
      ...{ totalBase: 10_098, pieces: 250, hasOpenRefund: false, hasLatePayment: false },
    })
    for (let first = 0; first < orders; first += batchSize)
      await view.insertMany(
        Array.from({ length: batchSize }, (_, place) => copyOf(real, sample(first + place))),
        { ordered: false },
      )
    const pages = Math.ceil((orders + 1) / pageSize)
    for (const page of [1, Math.floor(pages / 2), pages]) {
      const { result } = await examinedBelow(installation.db, view.collectionName, few, () =>
        buyer.call(listOrders, { page, pageSize }),
      )
      expect(result.data.total).toBe(orders + 1)
      expect(result.data.list.length).toBeGreaterThan(0)
    }
    const shipped = await examinedBelow(installation.db, view.collectionName, few, () =>
      buyer.call(listOrders, { tab: 'shipped', pageSize }),
    )
    expect(shipped.result.data.total).toBe(orders / 100)
    const counted = await examinedBelow(installation.db, view.collectionName, few, () => buyer.call(countOrders, {}))
    expect(counted.result.code).toBe(200)
  }, 600_000)
})
