import { retryParkedKey } from '@pinline/contracts/api/operations'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { countOpenOrders } from '@pinline/contracts/order/order/count-open-orders'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { order } from './shopping.ts'

describe('the open orders of a buyer', () => {
  let installation: OrderInstallation
  beforeAll(async () => {
    installation = await installOrder(inject('servers'))
  })
  afterAll(async () => await installation.end())

  const count = async ({ id }: Person) => {
    const { type, data } = await installation.internal.call(countOpenOrders, { buyerId: id })
    return type ?? data.open
  }
  const refuseRows = async (refuse: boolean) => {
    const [view] = await installation.db.listCollections({ name: /^view-orders-\d+\.1$/ }).toArray()
    await installation.db.command({ collMod: view?.name, validator: refuse ? { _id: null } : {} })
  }

  it('are counted at once, when one is placed and when it has ended', async () => {
    const buyer = await installation.buyer()
    expect(await count(buyer)).toBe(0)
    const orderNo = await order(buyer)
    expect(await count(buyer)).toBe(1)
    expect((await buyer.call(cancelOrder, { orderNo })).code).toBe(200)
    expect(await count(buyer)).toBe(0)
  })

  it('count as unknown while the row of one is parked, and those of others are counted', async () => {
    const [buyer, other] = [await installation.buyer(), await installation.buyer()]
    await order(other)
    expect(await count(other)).toBe(1)
    await refuseRows(true)
    const orderNo = await order(buyer)
    const { consumer } = await waitFor('the row to be parked', () =>
      installation.db
        .collection<{ consumer: string }>('parked')
        .findOne({ consumer: /^order\.view\.orders\./, key: orderNo }),
    )
    expect(await count(buyer)).toBe('view-behind')
    expect(await count(other)).toBe(1)
    await refuseRows(false)
    expect((await installation.internal.call(retryParkedKey, { consumer, key: orderNo })).code).toBe(200)
    expect(await count(buyer)).toBe(1)
  })
})
