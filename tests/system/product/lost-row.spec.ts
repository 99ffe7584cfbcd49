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
    settings: { ORDER_DEADLINE_SECONDS: '20' },
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
  const draft = await prepareOrder(buyer, [{ productId: product.id, quantity: 10 }])
  const { orderNo } = (await buyer.call(placeOrder, draft)).data()
  await waitFor('the stock to be reserved', async () => (await stock()) === before - 10)

  const db = client.db(`${system.databasePrefix}order`)
  const view = db.collection<{ _id: string }>(await liveViewOf(db, 'orders'))
  const reserved = { _id: orderNo, stock: 'reserved' }
  await waitFor('the row to be lost', async () => (await view.deleteOne(reserved)).deletedCount === 1)
  const redis = new Redis(system.servers.redis.url)
  const wakes = `bull:${system.databasePrefix}order-jobs:delayed`
  expect(await redis.del(wakes)).toBe(1)
  redis.disconnect()

  await waitFor('the stock to be free again', async () => (await stock()) === before, { timeoutMs: 60_000 })
  const commits = await db.collection('commits').find({ streamId: orderNo }).sort({ version: 1 }).toArray()
  expect(commits.at(-1)?.events).toMatchObject([{ type: 'order-cancelled', data: { reason: 'deadline' } }])
  expect(await view.countDocuments({ _id: orderNo, status: 'pending' })).toBe(0)
}, 150_000)
