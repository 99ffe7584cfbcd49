import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { listReservations } from '@pinline/contracts/catalogue/stock/list-reservations'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { ordersResource } from '@pinline/contracts/order/order/orders-resource'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { demoAddress } from '../faults/demo-address.ts'
import { Caller, type Product, prepareOrder, registerByMail, signInStaff, stockedProducts } from '../harness/shop.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'

const limits = {
  orders: 4,
  sharePercent: 30,
  newBuyersSharePercent: 50,
  pieces: 10,
  largeSharePercent: 20,
  deadlineSeconds: 3600,
}

describe('unpaid orders', () => {
  let system: TestSystem
  let products: Product[]
  let staff: Caller
  let buyers = 0

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: {
        UNPAID_ORDERS: String(limits.orders),
        UNPAID_SHARE_PERCENT: String(limits.sharePercent),
        UNPAID_SHARE_PIECES: String(limits.pieces),
        NEW_BUYERS_SHARE_PERCENT: String(limits.newBuyersSharePercent),
        LARGE_SHARE_PERCENT: String(limits.largeSharePercent),
        LARGE_SHARE_DEADLINE_SECONDS: String(limits.deadlineSeconds),
      },
    })
    staff = await signInStaff(system.url, system.demoAccounts().staff)
    products = await stockedProducts(system.url, 300)
  })
  afterAll(() => system?.stop())

  const newBuyer = async (): Promise<Caller> => {
    buyers += 1
    const buyer = await registerByMail(system.url, `holder-${buyers}@example.test`)
    ;(await buyer.call(addAddress, demoAddress)).data()
    return buyer
  }
  const nextProduct = (): Product => {
    const product = products.pop()
    if (product === undefined) throw new Error('too few products in stock')
    return product
  }
  const place = async (buyer: Caller, product: Product, quantity: number) => {
    const { envelope, data } = await buyer.call(
      placeOrder,
      await prepareOrder(buyer, [{ productId: product.id, quantity }]),
    )
    return { status: envelope.code, type: envelope.meta?.type, refused: envelope.data, data }
  }
  /** Pieces of a product that orders hold. */
  const reservedOf = async (product: Product): Promise<number> => {
    const { list } = (await staff.call(listReservations, { productId: product.id, page: 1, pageSize: 50 })).data()
    return list.reduce((sum, { quantity }) => sum + quantity, 0)
  }
  const listed = async (conditions: object) => {
    const filter = encodeURIComponent(JSON.stringify(conditions))
    const response = await staff.send(`/api/v1/admin/orders?filter=${filter}`, { method: 'GET' })
    return z.array(ordersResource.row).parse(await response.json())
  }
  const pay = async (buyer: Caller, orderNo: string) => {
    const { attemptId } = (await buyer.call(startPaymentAttempt, { orderNo })).data()
    ;(await new Caller(system.url).call(payAttempt, { id: attemptId })).data()
  }
  const secondsToPay = async (buyer: Caller, orderNo: string) => {
    const { steps, paymentDeadline } = (await buyer.call(getOrder, { orderNo })).data()
    return (Date.parse(paymentDeadline) - Date.parse(steps.placedAt)) / 1000
  }

  it('of one buyer may hold a share of the stock, and not all of it', async () => {
    const product = nextProduct()
    const buyer = await newBuyer()
    const most = Math.floor((product.stock * limits.sharePercent) / 100)
    const all = await place(buyer, product, product.stock)
    expect([all.type, all.refused]).toMatchObject([
      'unpaid-share-reached',
      { lines: [{ productId: product.id, quantity: product.stock, available: most, limited: true }] },
    ])
    const large = await place(buyer, product, most)
    expect(await secondsToPay(buyer, large.data().orderNo)).toBe(limits.deadlineSeconds)
    expect((await place(buyer, product, 1)).type).toBe('unpaid-share-reached')
    expect((await place(await newBuyer(), product, 1)).status).toBe(200)
  })

  it('may hold a few pieces however small the share, and have the usual time to pay for a small one', async () => {
    const product = nextProduct()
    const buyer = await newBuyer()
    const placed = await place(buyer, product, limits.pieces)
    expect(await secondsToPay(buyer, placed.data().orderNo)).toBe(86_400)
  })

  it('cannot exceed the share when two are placed at once', async () => {
    const product = nextProduct()
    const buyer = await newBuyer()
    const most = Math.floor((product.stock * limits.sharePercent) / 100)
    // The second preview is made while the first order is on its way: its cart differs in one piece.
    const first = prepareOrder(buyer, [{ productId: product.id, quantity: most - 1 }])
    const placing = buyer.call(placeOrder, await first)
    const [one, other] = await Promise.all([placing, place(buyer, product, most)])
    const accepted = (one.envelope.code === 200 ? most - 1 : 0) + (other.status === 200 ? most : 0)
    expect(accepted).toBeGreaterThan(0)
    expect(accepted).toBeLessThanOrEqual(most)
    await waitFor('their reservations', async () => (await reservedOf(product)) === accepted)
  })

  it('are limited in number, until one is over', async () => {
    const buyer = await newBuyer()
    const placed: string[] = []
    for (let order = 0; order < limits.orders; order += 1)
      placed.push((await place(buyer, nextProduct(), 1)).data().orderNo)
    const further = await place(buyer, nextProduct(), 1)
    expect([further.type, further.refused]).toEqual(['unpaid-orders-reached', { limit: limits.orders }])
    ;(await buyer.call(cancelOrder, { orderNo: placed[0] ?? '' })).data()
    expect((await place(buyer, nextProduct(), 1)).status).toBe(200)
  })

  it('that hold a large share are seen and released by staff', async () => {
    const product = nextProduct()
    const buyer = await newBuyer()
    const quantity = Math.floor((product.stock * 25) / 100)
    const { orderNo } = (await place(buyer, product, quantity)).data()
    const held = await waitFor('the order among large holds', async () => {
      const list = await listed({ largeHold: true })
      expect(list.every(({ status, heldSharePercent }) => status === 'pending' && (heldSharePercent ?? 0) > 20)).toBe(
        true,
      )
      return list.find((order) => order.orderNo === orderNo)
    })
    expect(held.heldSharePercent).toBe(25)
    // Its deadline is an hour, that of small orders a day.
    const near = await listed({ deadlineNear: true })
    expect(near.map((order) => order.orderNo)).toContain(orderNo)
    const latest = Date.now() + 5 * 3_600_000
    expect(near.every(({ status, paymentDeadline: by }) => status === 'pending' && Date.parse(by) < latest)).toBe(true)
    expect(await listed({ deadlineNear: true, status: 'shipped' })).toEqual([])
    expect((await place(buyer, product, quantity)).type).toBe('unpaid-share-reached')
    const cancel = { orderNo, version: held.version, reason: 'holds a quarter of the stock' }
    ;(await staff.call(cancelOrderByStaff, cancel)).data()
    await waitFor('the released stock', async () => (await place(buyer, product, quantity)).status === 200)
  })

  it('of many accounts may not hold all stock together: a buyer who has paid before gets the rest', async () => {
    const product = nextProduct()
    const customer = await newBuyer()
    const first = (await place(customer, nextProduct(), 1)).data()
    await pay(customer, first.orderNo)
    await waitFor('the paid order in the buyer’s list', async () => {
      const { list } = (await customer.call(listOrders, { tab: 'unshipped', page: 1, pageSize: 15 })).data()
      return list.some(({ orderNo }) => orderNo === first.orderNo)
    })

    const most = Math.floor((product.stock * limits.newBuyersSharePercent) / 100)
    const each = Math.floor(product.stock / 8)
    const accounts: Caller[] = []
    for (let account = 0; account < 5; account += 1) accounts.push(await newBuyer())
    const held = await Promise.all(accounts.map((account) => place(account, product, each)))
    expect(held.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 422])
    const refused = held.find(({ status }) => status === 422)
    expect([refused?.type, refused?.refused]).toMatchObject([
      'new-buyers-share-reached',
      { lines: [{ productId: product.id, available: most - 4 * each, limited: true }] },
    ])
    const rest = Math.floor(((product.stock - 4 * each) * limits.sharePercent) / 100)
    expect((await place(customer, product, rest)).status).toBe(200)

    // Each holds an eighth. From the second on they are large together, and staff find them.
    const placed = held.flatMap(({ status, data }, at) => {
      const account = accounts[at]
      return status === 200 && account !== undefined ? [{ account, orderNo: data().orderNo }] : []
    })
    await waitFor('three of the orders among large holds', async () => {
      const list = await listed({ largeHold: true })
      return list.filter(({ orderNo }) => placed.some((one) => one.orderNo === orderNo)).length === 3
    })

    // Whoever pays is no new buyer any more, and makes room for the next.
    const next = await newBuyer()
    expect((await place(next, product, 1)).type).toBe('new-buyers-share-reached')
    for (const { account, orderNo } of placed.slice(0, 2)) await pay(account, orderNo)
    await waitFor('room for another new buyer', async () => (await place(next, product, 1)).status === 200)
  })
})
