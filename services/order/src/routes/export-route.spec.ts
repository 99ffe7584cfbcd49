import { isRejection } from '@pinline/contracts/api/error-codes'
import { exportOrderList, maxExportedOrders } from '@pinline/contracts/order/order/export-order-list'
import { describe, expect, it } from 'vitest'
import type { OrderDeps } from '../order-deps.ts'
import { exportRoute } from './export-route.ts'

/** A view that counts so many orders and has no cursor. */
const viewOf = (orders: number) =>
  ({
    view: () => ({ collectionName: 'view-orders' }),
    clock: { now: () => new Date(0) },
    db: { command: async () => ({ n: orders }) },
  }) as unknown as OrderDeps

const exported = async (orders: number) =>
  await exportRoute(viewOf(orders), exportOrderList, 'orders', async function* () {
    yield [['order']]
  }).handle({ rows: 'orders', format: 'csv' }, {} as never)

describe('an export of orders', () => {
  it('is refused with its limit, before anything is written', async () => {
    const refused = await exported(maxExportedOrders + 1)
    expect(refused).toMatchObject({ code: 'export-too-large', data: { most: maxExportedOrders } })
  })

  it('is written up to the limit', async () => {
    const file = await exported(maxExportedOrders)
    if (isRejection(file) || file.kind !== 'binary') throw new Error('no file')
    expect(await file.stream.toArray()).toEqual(['\ufeff', 'order\r\n'])
    expect(file).toMatchObject({ mediaType: 'text/csv', name: 'orders.csv' })
  })
})
