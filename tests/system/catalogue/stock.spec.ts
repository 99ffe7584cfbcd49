import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { announceDelivery } from '@pinline/contracts/catalogue/stock/announce-delivery'
import { listReservations } from '@pinline/contracts/catalogue/stock/list-reservations'
import { listStockHistory } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import { takeStockForReplacement } from '@pinline/contracts/catalogue/stock/take-stock-for-replacement'
import { withdrawDelivery } from '@pinline/contracts/catalogue/stock/withdraw-delivery'
import { afterSaleNo, orderNumber, type ProductId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fetchPresent } from '../../harness/fetch-present.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 60)
})
afterAll(async () => await shop.end())

let drawn = 0
const newOrder = () => {
  drawn += 1
  return orderNumber.parse(`261121${String(drawn).padStart(7, '0')}`)
}
const detail = async (id: ProductId) => (await shop.call(getProductDetail, { id })).data
const stockedFrom = async (place: number) => {
  const { list } = (await shop.call(listProducts, { sort: 'stock', pageSize: 50 })).data
  const row = list[place]
  if (row === undefined) throw new Error('too few products')
  return row
}
const shown = (id: ProductId, stock: number) =>
  waitFor(`${stock} pieces shown`, async () => ((await detail(id)).stock === stock ? true : undefined))

describe('stock for orders', () => {
  it('is reserved once for an order, whatever is repeated, and shown', async () => {
    const { id, stock } = await stockedFrom(0)
    const orderNo = newOrder()
    const lines = [{ productId: id, quantity: 3 }]
    for (const _ of [1, 2])
      expect((await shop.call(reserveStock, { orderNo, lines })).data).toMatchObject({ outcome: 'reserved' })
    await shown(id, stock - 3)
  })

  it('grants exactly what is there to many at once', async () => {
    const { id } = await stockedFrom(1)
    const before = (await shop.call(getProductDetail, { id })).data.stock
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        shop.call(reserveStock, {
          orderNo: newOrder(),
          lines: [{ productId: id, quantity: Math.ceil(before / 40) }],
        }),
      ),
    )
    const granted = answers.filter(({ data }) => data.outcome === 'reserved').length
    expect(granted).toBe(Math.floor(before / Math.ceil(before / 40)))
    await shown(id, before - granted * Math.ceil(before / 40))
  })

  it('is released when the order is cancelled, before or after its reservation, and stays sold when shipped', async () => {
    const { id, stock } = await stockedFrom(2)
    const lines = [{ productId: id, quantity: 2 }]
    const cancelled = {
      type: 'order-cancelled',
      data: { reason: 'buyer', lines, cancelledAt: new Date().toISOString() },
    }
    const [storedFile, dropped, overtaken] = [newOrder(), newOrder(), newOrder()]
    for (const orderNo of [storedFile, dropped]) await shop.call(reserveStock, { orderNo, lines })
    await shown(id, stock - 4)
    await shop.publishOrderEvent(dropped, 3, cancelled)
    await shop.publishOrderEvent(dropped, 3, cancelled)
    await shown(id, stock - 2)
    await shop.publishOrderEvent(overtaken, 2, cancelled)
    const shipment = { carrier: 'c', trackingNumber: 't', shippedAt: new Date().toISOString(), lines, madeToOrder: [] }
    await shop.publishOrderEvent(storedFile, 9, { type: 'order-shipped', data: shipment })
    await waitFor('the sale', async () => ((await detail(id)).sales === 2 ? true : undefined))
    expect((await detail(id)).stock).toBe(stock - 2)
    await waitFor('the tombstone', async () => {
      const { data } = await shop.call(reserveStock, { orderNo: overtaken, lines })
      return data.outcome === 'refused' ? true : undefined
    })
  })

  it('is sold by the parcel, each once, and the rest stays reserved', async () => {
    const { id, stock, sales } = await stockedFrom(13)
    const orderNo = newOrder()
    await shop.call(reserveStock, { orderNo, lines: [{ productId: id, quantity: 5 }] })
    const at = new Date().toISOString()
    const parcel = (quantity: number, parcelNo: number) => ({
      ...{ carrier: 'c', trackingNumber: `t${parcelNo}`, madeToOrder: [], parcelNo },
      lines: [{ productId: id, quantity }],
    })
    const first = { type: 'parcel-shipped', data: { ...parcel(2, 1), handedOverAt: at } }
    const last = { type: 'order-shipped', data: { ...parcel(3, 2), shippedAt: at } }
    for (const sequence of [9, 9]) await shop.publishOrderEvent(orderNo, sequence, first)
    await waitFor('the first parcel', async () => ((await detail(id)).sales === sales + 2 ? true : undefined))
    await waitFor('the rest is reserved', async () => (await stockOf(id)).reserved === 3)
    for (const [sequence, event] of [
      [10, last],
      [9, first],
      [10, last],
    ] as const)
      await shop.publishOrderEvent(orderNo, sequence, event)
    await waitFor('the last parcel', async () => ((await detail(id)).sales === sales + 5 ? true : undefined))
    const after = newOrder()
    await shop.call(reserveStock, { orderNo: after, lines: [{ productId: id, quantity: 1 }] })
    const cancelled = { lines: [{ productId: id, quantity: 1 }], reason: 'buyer', cancelledAt: at }
    await shop.publishOrderEvent(after, 3, { type: 'order-cancelled', data: cancelled })
    await waitFor('what follows is done', async () => ((await detail(id)).stock === stock - 5 ? true : undefined))
    await waitFor('nothing is reserved', async () => ((await stockOf(id)).reserved === 0 ? true : undefined))
    expect((await detail(id)).sales).toBe(sales + 5)
  })

  it('is taken once for a replacement, with one result an attempt, and free again once that is withdrawn', async () => {
    const { id, stock } = await stockedFrom(14)
    const request = afterSaleNo.parse(`${newOrder()}-1`)
    const take = async (attempt: number, quantity: number) =>
      (await shop.call(takeStockForReplacement, { afterSaleNo: request, attempt, productId: id, quantity })).data
    const refused = { outcome: 'refused', available: stock }
    expect(await take(1, stock + 1)).toEqual(refused)
    for (const result of await Promise.all([take(2, 3), take(2, 3), take(2, 3)]))
      expect(result).toEqual({ outcome: 'taken' })
    await shown(id, stock - 3)
    // Both results stay, whatever there is by now.
    expect(await take(1, stock + 1)).toEqual(refused)
    expect(await take(2, 3)).toEqual({ outcome: 'taken' })
    const data = { attempt: 2, productId: id, quantity: 3, fromStock: true, withdrawnAt: new Date().toISOString() }
    const withdrawn = { type: 'after-sale-replacement-withdrawn', data }
    for (const sequence of [7, 7]) await shop.publishOrderEvent(request, sequence, withdrawn)
    await shown(id, stock)
    await waitFor('nothing is reserved', async () => (await stockOf(id)).reserved === 0)
  })

  it('stays as it is, whatever is repeated after the order is over', async () => {
    const { id, stock } = await stockedFrom(10)
    const [afterRelease, afterSale] = [await stockedFrom(11), await stockedFrom(12)]
    const lines = [{ productId: id, quantity: 2 }]
    const orders = [newOrder(), newOrder()]
    const [soldOrder, released] = orders
    if (soldOrder === undefined || released === undefined) throw new Error('two orders')
    for (const orderNo of orders) await shop.call(reserveStock, { orderNo, lines })
    const at = new Date().toISOString()
    const cancelled = (...more: typeof lines) => ({
      type: 'order-cancelled',
      data: { reason: 'buyer', lines: [...lines, ...more], cancelledAt: at },
    })
    const shipped = (...madeToOrder: typeof lines) => ({
      type: 'order-shipped',
      data: { carrier: 'c', trackingNumber: 't', shippedAt: at, lines, madeToOrder },
    })
    await shop.publishOrderEvent(soldOrder, 9, shipped())
    await shop.publishOrderEvent(released, 3, cancelled())
    const historyOf = async (productId: ProductId) => (await shop.call(listStockHistory, { productId })).data
    await waitFor('both ends', async () => {
      const ends = (await historyOf(id)).list.slice(0, 2).map(({ type }) => type)
      return ends.includes('stock-sold-to-order') && ends.includes('stock-released-from-order') ? true : undefined
    })
    const before = await historyOf(id)

    expect((await shop.call(reserveStock, { orderNo: soldOrder, lines })).data).toMatchObject({ outcome: 'reserved' })
    expect((await shop.call(reserveStock, { orderNo: released, lines })).data).toMatchObject({ outcome: 'refused' })
    for (const orderNo of orders) {
      await shop.publishOrderEvent(orderNo, 20, cancelled({ productId: afterRelease.id, quantity: 1 }))
      await shop.publishOrderEvent(orderNo, 21, shipped({ productId: afterSale.id, quantity: 1 }))
    }
    // A reaction handles the lines of an event one after another: once it has reached the last, it is past the first.
    for (const product of [afterRelease, afterSale])
      await waitFor('the last line of both', async () => {
        const noted = (await historyOf(product.id)).list.map(({ orderNo }) => orderNo)
        return orders.every((orderNo) => noted.includes(orderNo)) ? true : undefined
      })
    expect(await historyOf(id)).toEqual(before)
    expect((await detail(id)).stock).toBe(stock - 2)
  })

  it('is refused if one line cannot be reserved, and available again once the order is cancelled', async () => {
    // As they are taken.
    const [first, second] = [await stockedFrom(3), await stockedFrom(4)].sort((a, b) => (a.id < b.id ? -1 : 1))
    if (first === undefined || second === undefined) throw new Error('two products are wanted')
    const lines = [
      { productId: first.id, quantity: 1 },
      { productId: second.id, quantity: second.stock + 1 },
    ]
    const orderNo = newOrder()
    const { data } = await shop.call(reserveStock, { orderNo, lines })
    expect(data).toEqual({
      outcome: 'refused',
      lines: [{ productId: second.id, available: second.stock, limited: false }],
    })
    await shown(first.id, first.stock - 1)
    const cancellation = { reason: 'out-of-stock', lines, cancelledAt: new Date().toISOString() }
    await shop.publishOrderEvent(orderNo, 2, { type: 'order-cancelled', data: cancellation })
    await shown(first.id, first.stock)
  })
})

describe('stock for staff', () => {
  it('is received and adjusted with the version seen; the second editor is refused', async () => {
    const { id, stock } = await stockedFrom(5)
    const resource = async (headers: Record<string, string> = {}) => {
      const response = await fetchPresent(`${shop.url()}/api/v1/admin/stock/${id}`, {
        headers: { authorization: `Bearer ${shop.staffToken}`, ...headers },
      })
      const row: { version: number; available: number } = await response.json()
      return row
    }
    const { version } = await resource()
    const received = await shop.call(receiveStock, { productId: id, quantity: 40, reason: 'delivery', version })
    expect(received.data).toMatchObject({ available: stock + 40, version: version + 1 })
    expect(await resource({ 'x-position': received.position })).toMatchObject({ available: stock + 40 })
    const late = await shop.call(adjustStock, { productId: id, quantity: -1, reason: 'count', version })
    expect([late.status, late.type]).toEqual([409, 'version-conflict'])
    const beyond = await shop.call(adjustStock, {
      productId: id,
      quantity: -(stock + 41),
      reason: 'count',
      version: version + 1,
    })
    expect(beyond.type).toBe('quantity-not-allowed')
    const neverSeen = 1_000_000
    const again = await shop.call(receiveStock, { productId: id, quantity: 1, reason: 'found', version: neverSeen })
    expect(again.data).toMatchObject({ available: stock + 41, version: version + 2 })
  })
})

describe('a part that sells all the time', () => {
  it('takes bookings of staff beside orders, and refuses an edit of what was booked since', async () => {
    const { id } = await stockedFrom(15)
    const add = (quantity: number) => shop.call(receiveStock, { productId: id, quantity, reason: 'delivery' })
    const seen = (await add(5000)).data
    const due = { expectedOn: '2027-05-01', quantity: 100_000 }
    const announced = (await shop.call(announceDelivery, { productId: id, version: seen.version, ...due })).data
    const first = announced.deliveries.find(({ expectedOn }) => expectedOn === due.expectedOn)
    if (first === undefined) throw new Error('a delivery')

    let isSelling = true
    let sold = 0
    const selling = (async () => {
      while (isSelling) {
        await shop.call(reserveStock, { orderNo: newOrder(), lines: [{ productId: id, quantity: 1 }] })
        sold += 1
      }
    })()
    try {
      await waitFor('sales', () => sold > 5)
      for (let round = 0; round < 5; round += 1) {
        const received = await Promise.all([add(10), add(10), add(10), add(10)])
        expect(received.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      }
      const delivery = { productId: id, version: announced.version, deliveryId: first.deliveryId }
      // Pieces received without a delivery's id may count against it.
      expect((await shop.call(announceDelivery, { ...delivery, ...due })).type).toBe('version-conflict')
    } finally {
      isSelling = false
      await selling
    }
  })
})

const stockOf = async (id: ProductId) => {
  const response = await fetch(`${shop.url()}/api/v1/admin/stock/${id}`, {
    headers: { authorization: `Bearer ${shop.staffToken}` },
  })
  const row: { version: number; reserved: number; madeToOrderSold: number } = await response.json()
  return row
}

describe('deliveries', () => {
  it('are announced, changed, received against and withdrawn, and buyers see the next first', async () => {
    const { id, stock } = await stockedFrom(7)
    let { version } = await stockOf(id)
    const announce = async (quantity: number, expectedOn: string, more: object = {}) => {
      const done = await shop.call(announceDelivery, { productId: id, version, quantity, expectedOn, ...more })
      version = done.data.version
      return done
    }
    await announce(500, '2027-03-01')
    const two = await announce(6000, '2027-01-15', { note: 'by air' })
    const [next, later] = two.data.deliveries
    if (next === undefined || later === undefined) throw new Error('two deliveries')
    const changed = await announce(700, '2027-03-05', { deliveryId: later.deliveryId })
    const shown = await shop.call(getProductDetail, { id }, { 'x-position': changed.position })
    expect(shown.data.incoming).toEqual({ quantity: 6000, date: '2027-01-15' })
    expect(shown.data.deliveries).toEqual([
      { quantity: 6000, date: '2027-01-15' },
      { quantity: 700, date: '2027-03-05' },
    ])
    const received = await shop.call(receiveStock, {
      productId: id,
      version,
      quantity: 700,
      reason: 'delivery note 12',
      deliveryId: later.deliveryId,
    })
    expect(received.data).toMatchObject({ available: stock + 700, deliveries: [{ deliveryId: next.deliveryId }] })
    version = received.data.version
    const gone = await shop.call(withdrawDelivery, { productId: id, version, deliveryId: later.deliveryId })
    expect(gone.type).toBe('delivery-not-found')
    const withdrawn = await shop.call(withdrawDelivery, { productId: id, version, deliveryId: next.deliveryId })
    expect(withdrawn.data.deliveries).toEqual([])
    const again = { productId: id, version: version + 1, deliveryId: next.deliveryId, quantity: 1 }
    expect((await shop.call(announceDelivery, { ...again, expectedOn: '2027-01-01' })).type).toBe('delivery-not-found')
  })
})

describe('what happened to a stock', () => {
  it('is listed newest first, with reservations', async () => {
    const { id, stock } = await stockedFrom(8)
    const orders = Array.from({ length: 20 }, newOrder)
    for (const orderNo of orders) await shop.call(reserveStock, { orderNo, lines: [{ productId: id, quantity: 2 }] })
    const { total: version } = (await shop.call(listStockHistory, { productId: id })).data
    await shop.call(adjustStock, { productId: id, version, quantity: -3, reason: 'count' })
    const first = (await shop.call(listStockHistory, { productId: id })).data
    expect(first).toMatchObject({ total: version + 1, page: 1, pageSize: 15 })
    expect(first.list[0]).toMatchObject({
      ...{ type: 'stock-adjusted', quantity: -3, reason: 'count', available: stock - 43, version: version + 1 },
      actor: { kind: 'staff' },
    })
    expect(first.list[1]).toMatchObject({
      type: 'stock-reserved-for-order',
      orderNo: orders.at(-1),
      available: stock - 40,
    })
    const second = (await shop.call(listStockHistory, { productId: id, page: 2 })).data
    expect(second.list).toHaveLength(version + 1 - 15)
    expect(second.list[0]?.version).toBe(version + 1 - 15)
    expect(second.list.at(-1)).toMatchObject({ type: 'stock-received', quantity: stock, available: stock, version: 1 })
    const held = (await shop.call(listReservations, { productId: id, pageSize: 50 })).data
    expect(held.total).toBe(20)
    expect(held.list.map(({ orderNo }) => orderNo)).toEqual(orders)
  })
})

describe('what is made to order', () => {
  it('counts as sold when it is shipped, once', async () => {
    const { id, sales, stock } = await stockedFrom(9)
    const other = await stockedFrom(16)
    const orderNo = newOrder()
    const shipped = async (sequence: number, productId: ProductId) => {
      const shipment = {
        ...{ carrier: 'c', trackingNumber: 't', shippedAt: new Date().toISOString() },
        ...{ lines: [], madeToOrder: [{ productId, quantity: 25 }] },
      }
      await shop.publishOrderEvent(orderNo, sequence, { type: 'order-shipped', data: shipment })
    }
    for (const sequence of [9, 9]) await shipped(sequence, id)
    // Events of one order are read in turn: after the other part's sale both have been read.
    await shipped(10, other.id)
    for (const part of [{ id, sales }, other])
      await waitFor('the sale', async () => (await detail(part.id)).sales === part.sales + 25)
    expect((await detail(id)).stock).toBe(stock)
    await waitFor('it is counted', async () => (await stockOf(id)).madeToOrderSold === 25)
  })
})

describe('another instance and a restart', () => {
  it('return the same numbers', async () => {
    const { id } = await stockedFrom(6)
    const another = await shop.startAnother()
    const before = (await detail(id)).stock
    await shop.call(reserveStock, { orderNo: newOrder(), lines: [{ productId: id, quantity: 1 }] })
    const there = async () => {
      const response = await fetch(`${another}/api/v1/products/detail?id=${id}`)
      const { data }: { data: { stock: number } } = await response.json()
      return data.stock
    }
    await waitFor('the other instance', async () => ((await there()) === before - 1 ? true : undefined))
    await shop.restart()
    expect((await detail(id)).stock).toBe(before - 1)
  })
})
