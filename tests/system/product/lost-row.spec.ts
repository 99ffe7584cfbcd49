import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { Redis } from 'ioredis'
import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { demoAddress } from '../../faults/demo-address.ts'
import { liveViewOf } from '../../faults/watch-lag.ts'
import { prepareOrder, registerByMail, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

let system: TestSystem
let client: mongoose.mongo.MongoClient
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    // Reconciliation would find the row missing before the deadline does.
    settings: { ORDER_DEADLINE_SECONDS: '20', RECONCILE_EVERY_SECONDS: '3600' },
    products: 60,
  })
  client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
})
afterAll(async () => {
  await client.close()
  await system.stop()
})

it('the stock of an unpaid order is sold again after its deadline, although its row and its wake are lost', async () => {
  const buyer = await registerByMail(system.url, 'lost-row@example.test')
  ;(await buyer.call(addAddress, demoAddress)).data()
  const [product] = await stockedProducts(system.url, 50)
  if (product === undefined) throw new Error('no product in stock')
  const stock = async () => (await buyer.call(getProductDetail, { id: product.id })).data().stock
  const before = await stock()
  const db = client.db(`${system.databasePrefix}order`)
  const view = db.collection<{ _id: string; status: string; stock: string }>(await liveViewOf(db, 'orders'))
  const redis = new Redis(system.servers.redis.url)
  const wakes = `bull:${system.databasePrefix}order-jobs:delayed`
  // If the deadline was faster, another order is tried.
  const orderNo = await waitFor('an order whose row and wake are lost before its deadline', async () => {
    await waitFor('all stock to be free', async () => (await stock()) === before)
    const draft = await prepareOrder(buyer, [{ productId: product.id, quantity: 10 }])
    const placed = (await buyer.call(placeOrder, draft)).data()
    const row = await waitFor('the row with its stock', async () => {
      const found = await view.findOne({ _id: placed.orderNo })
      return found !== null && (found.stock === 'reserved' || found.status !== 'pending') && found
    })
    const { deletedCount } = await view.deleteOne({ _id: row._id, status: 'pending' })
    return deletedCount === 1 && (await redis.del(wakes)) === 1 && placed.orderNo
  })
  redis.disconnect()
  const last = await waitFor(
    'the order to be cancelled',
    async () => {
      const commits = await db.collection('commits').find({ streamId: orderNo }).sort({ version: 1 }).toArray()
      const events = commits.at(-1)?.events
      return events?.[0]?.type === 'order-cancelled' && events
    },
    { timeoutMs: 120_000 },
  )
  expect(last).toMatchObject([{ type: 'order-cancelled', data: { reason: 'deadline' } }])
  await waitFor('the stock to be free again', async () => (await stock()) === before)
  expect(await view.countDocuments({ _id: orderNo, status: 'pending' })).toBe(0)
}, 300_000)
