import { randomUUID } from 'node:crypto'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, type Product, prepareOrder, registerByMail, stockedProducts } from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const event = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })
const commit = z.object({ streamId: z.string(), streamType: z.string(), version: z.int(), events: z.array(event) })
const lines = z.array(z.object({ productId: z.string(), quantity: z.int() }))

/** The final response to a caller who retried with one key. */
type Outcome = { orderNo: string } | { refused: string }

export const noLostOrders = (shared: () => TestSystem): void => {
  describe('no order is lost, doubled or stuck', () => {
    let system: TestSystem
    let client: mongoose.mongo.MongoClient
    let buyers: Caller[]
    let products: Product[]

    beforeAll(async () => {
      system = shared()
      client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
      products = (await stockedProducts(system.url, 100)).slice(0, 3)
      buyers = await Promise.all(
        Array.from({ length: 4 }, async (_, index) => {
          const buyer = await registerByMail(system.url, `buyer-${index}@example.test`)
          ;(
            await buyer.call(addAddress, {
              name: 'Demo Buyer',
              phone: '13800000000',
              country: 'DE',
              zone: 'BE',
              city: 'Berlin',
              address: 'Demo Street 12',
            })
          ).data()
          return buyer
        }),
      )
    })
    afterAll(async () => {
      await client?.close()
    })

    const commitsOf = async (service: 'order' | 'catalogue', streamType: string) =>
      z
        .array(commit)
        .parse(
          await client
            .db(`${system.databasePrefix}${service}`)
            .collection('commits')
            .find({ streamType })
            .sort({ streamId: 1, version: 1 })
            .toArray(),
        )

    const persist = async <T>(attempt: () => Promise<T | undefined>): Promise<T> =>
      await waitFor('a response', attempt, { timeoutMs: 80_000, intervalMs: 150 })

    /** Places one order as a buyer would: retries with the same key until the response is more than a failure. */
    const sendWithRetry = async (buyer: Caller, product: Product): Promise<Outcome> => {
      const order = await persist(async () => await prepareOrder(buyer, [{ productId: product.id, quantity: 1 }]))
      const key = randomUUID()
      return await persist(async () => {
        const answered = await buyer.call(placeOrder, order, { 'idempotency-key': key })
        if (answered.envelope.code === 200) return { orderNo: answered.data().orderNo }
        if (answered.envelope.code === 422) return { refused: answered.envelope.meta?.type ?? '' }
        throw new Error(
          `${answered.envelope.code} ${answered.envelope.meta?.type} of request ${answered.envelope.meta?.requestId}`,
        )
      })
    }

    it('while the order, catalogue and account services are killed again and again', async () => {
      const victims = ['order', 'catalogue', 'order', 'account', 'order'] as const
      let placing = true
      const outcomes: Outcome[] = []
      const load = Promise.all(
        buyers.map(async (buyer, index) => {
          while (placing || outcomes.length < 40) {
            const product = products[index % products.length]
            if (product === undefined) throw new Error('no product in stock')
            outcomes.push(await sendWithRetry(buyer, product))
          }
        }),
      )
      for (const victim of victims) {
        const before = outcomes.length
        await waitFor('orders go on', () => outcomes.length >= before + 3, { timeoutMs: 120_000 })
        system.kill(victim, 'SIGKILL')
        await system.untilReady(victim)
      }
      placing = false
      await load

      const acknowledged = outcomes.flatMap((outcome) => ('orderNo' in outcome ? [outcome.orderNo] : []))
      expect(new Set(acknowledged).size).toBe(acknowledged.length)
      expect(acknowledged.length).toBeGreaterThanOrEqual(20)

      const held = (streams: Awaited<ReturnType<typeof commitsOf>>) => {
        const byOrder = new Map<string, string[]>()
        for (const { streamId, events } of streams)
          byOrder.set(streamId, [...(byOrder.get(streamId) ?? []), ...events.map(({ type }) => type)])
        return byOrder
      }
      const settled = await waitFor(
        'every order to be confirmed or cancelled',
        async () => {
          const byOrder = held(await commitsOf('order', 'order'))
          return [...byOrder.values()].every(
            (types) => types.includes('stock-reserved') || types.includes('order-cancelled'),
          )
            ? byOrder
            : undefined
        },
        { timeoutMs: 120_000 },
      )
      for (const orderNo of acknowledged)
        expect(settled.get(orderNo), orderNo).toEqual(['order-placed', 'stock-reserved'])

      const orders = await commitsOf('order', 'order')
      const wanted = new Map<string, number>()
      for (const { streamId, events } of orders) {
        if (!settled.get(streamId)?.includes('stock-reserved')) continue
        for (const { type, data } of events)
          if (type === 'order-placed')
            for (const line of lines.parse(data.lines))
              wanted.set(line.productId, (wanted.get(line.productId) ?? 0) + line.quantity)
      }
      const catalogue = client.db(`${system.databasePrefix}catalogue`)
      const views = (await catalogue.listCollections().toArray()).filter(({ name }) =>
        /^view-products-[\d.]+$/.test(name),
      )
      expect(views).toHaveLength(1)
      const view = catalogue.collection<{ _id: string }>(views[0]?.name ?? '')
      for (const product of products) {
        const row = await waitFor(`the stock of ${product.model}`, async () => {
          const found = await view.findOne({ _id: product.id })
          const stock = z
            .object({ stock: z.object({ received: z.int(), adjusted: z.int(), reserved: z.int(), sold: z.int() }) })
            .safeParse(found)
          return stock.success && stock.data.stock.reserved === (wanted.get(product.id) ?? 0)
            ? stock.data.stock
            : undefined
        })
        expect(row.received + row.adjusted - row.sold, product.model).toBe(product.stock)
      }

      for (const orderNo of acknowledged) {
        const seen = await waitFor(`${orderNo} is shown`, async () => {
          const codes = await Promise.all(
            buyers.map(async (buyer) => (await buyer.call(getOrder, { orderNo })).envelope.code),
          )
          return codes.includes(200) && codes
        })
        expect(
          seen.filter((code) => code === 200),
          orderNo,
        ).toHaveLength(1)
      }
      for (const service of ['order', 'catalogue', 'account'] as const) {
        const unpublished = () =>
          client.db(`${system.databasePrefix}${service}`).collection('commits').countDocuments({ unpublished: true })
        await waitFor(`${service}'s outbox to be empty`, async () => (await unpublished()) === 0)
      }
    }, 480_000)
  })
}
