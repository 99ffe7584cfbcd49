import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { removeFromCart } from '@pinline/contracts/order/cart/remove-from-cart'
import { selectCartLines } from '@pinline/contracts/order/cart/select-cart-lines'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { getTracking } from '@pinline/contracts/order/order/get-tracking'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { orderNumber } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { order, place, preview } from './shopping.ts'
import { home, parts } from './upstream-services.ts'

let installation: OrderInstallation
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
})
afterAll(async () => await installation.end())

const partOf = (id: (typeof parts)[keyof typeof parts]) => {
  const part = installation.upstream.shelf.get(id)
  if (part === undefined) throw new Error(`no part ${id}`)
  return part
}

const quantityOf = (buyer: Person) =>
  buyer.call(getCart, {}).then(({ data }) => data.lines.map((line) => line.quantity))

describe('the cart', () => {
  it('adds lines, totals them, quotes them and removes them', async () => {
    const buyer = await installation.buyer()
    await buyer.call(addToCart, { productId: parts.header, quantity: 30 })
    const { data } = await buyer.call(addToCart, { lines: [{ productId: parts.header, quantity: 20 }] })
    expect(data.lines).toMatchObject([{ productId: parts.header, quantity: 50, selected: true, status: 'ok' }])
    expect(data.totals).toMatchObject({ lines: 1, selected: 1, orderable: 1, goods: { minor: 2020 }, weightGrams: 100 })
    await buyer.call(updateCartLine, { productId: parts.header, quantity: 100 })
    expect(await quantityOf(buyer)).toEqual([100])
    const unselected = await buyer.call(selectCartLines, { selected: false })
    expect(unselected.data.totals).toMatchObject({ selected: 0, goods: { minor: 0 } })
    await buyer.call(removeFromCart, { productIds: [parts.header] })
    expect((await buyer.call(removeFromCart, { productIds: [parts.header] })).data.lines).toEqual([])
  })

  it('refuses invalid quantities', async () => {
    const buyer = await installation.buyer()
    for (const quantity of [0, -1, 0.5, 1e9])
      expect(await buyer.call(addToCart, { productId: parts.header, quantity })).toMatchObject({
        type: 'invalid-input',
        refused: { errors: { 'lines.0.quantity': expect.stringMatching(/^(invalid|too-small|too-big)$/) } },
      })
    expect(await quantityOf(buyer)).toEqual([])
  })

  it('names the nearest quantities that can be ordered', async () => {
    const buyer = await installation.buyer()
    const refused = await buyer.call(addToCart, { productId: parts.header, quantity: 43 })
    expect(refused).toMatchObject({ type: 'quantity-not-allowed', refused: { suggestedQuantities: [40, 50] } })
    await buyer.call(addToCart, { productId: parts.header, quantity: 40 })
    expect((await buyer.call(updateCartLine, { productId: parts.header, quantity: 43 })).type).toBe(
      'quantity-not-allowed',
    )
  })

  it('refuses what does not exist or is no longer sold', async () => {
    const buyer = await installation.buyer()
    expect((await buyer.call(addToCart, { productId: parts.unknown, quantity: 1 })).type).toBe('product-not-found')
    const socket = partOf(parts.socket)
    socket.discontinued = true
    expect((await buyer.call(addToCart, { productId: parts.socket, quantity: 1 })).type).toBe('product-unavailable')
    socket.discontinued = false
  })

  it('is each buyer’s own', async () => {
    const [one, other] = [await installation.buyer(), await installation.buyer()]
    await one.call(addToCart, { productId: parts.header, quantity: 10 })
    expect((await other.call(getCart, {})).data.lines).toEqual([])
    expect((await installation.visitor.call(getCart, {})).type).toBe('unauthenticated')
  })

  it('loses nothing when lines are added at once', async () => {
    const buyer = await installation.buyer()
    await Promise.all([
      buyer.call(addToCart, { productId: parts.header, quantity: 10 }),
      buyer.call(addToCart, { productId: parts.socket, quantity: 1 }),
      buyer.call(addToCart, { productId: parts.madeToOrder, quantity: 1 }),
    ])
    expect((await quantityOf(buyer)).sort((a, b) => a - b)).toEqual([1, 1, 10])
  })

  it('adds up concurrent additions to one line, each request once', async () => {
    const buyer = await installation.buyer()
    const add = (key: string) =>
      buyer.call(addToCart, { productId: parts.header, quantity: 10 }, { 'idempotency-key': key })
    const replies = await Promise.all(
      ['one-addition', 'two-additions', 'one-addition', 'two-additions', 'one-addition'].map(add),
    )
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200])
    expect(await quantityOf(buyer)).toEqual([20])
    await add('one-addition')
    expect(await quantityOf(buyer)).toEqual([20])
  })
})

describe('lines that cannot be ordered', () => {
  const lines = [
    { productId: parts.header, quantity: 250 },
    { productId: parts.socket, quantity: 101 },
  ]
  const ids = (shown: readonly { productId: string }[]) => shown.map(({ productId }) => productId)

  it('are excluded by the preview and by the order, which agree with the cart’s totals', async () => {
    const buyer = await installation.buyer()
    const seen = await preview(buyer, lines)
    const cart = (await buyer.call(getCart, {})).data
    expect(cart.totals).toMatchObject({ lines: 2, selected: 2, orderable: 1, goods: seen.goods, weightGrams: 500 })
    expect([ids(seen.lines), ids(seen.excluded)]).toEqual([[parts.header], [parts.socket]])
    expect(seen).toMatchObject({
      excluded: [{ status: 'out-of-stock', available: 100, suggestedQuantities: [100] }],
      total: { minor: 11_898, currency: 'USD' },
      payable: { minor: 11_898, currency: 'USD' },
      payableRate: null,
      wallet: 'simulator',
    })
    const placed = await place(buyer, seen.previewToken)
    expect(placed.data.total).toEqual(seen.total)
    expect(ids((await buyer.call(getOrder, { orderNo: placed.data.orderNo })).data.lines)).toEqual([parts.header])
    expect(await quantityOf(buyer)).toEqual([101])
  })

  it('are deselected and removed like others, whatever is wrong with them', async () => {
    const buyer = await installation.buyer()
    await buyer.call(addToCart, { lines: [...lines, { productId: parts.madeToOrder, quantity: 1 }] })
    const [header, socket, custom] = [partOf(parts.header), partOf(parts.socket), partOf(parts.madeToOrder)]
    header.discontinued = true
    installation.upstream.shelf.delete(parts.madeToOrder)
    try {
      const nothing = await buyer.call(previewOrder, {})
      expect([nothing.type, ids(nothing.refused.excluded as { productId: string }[])]).toEqual([
        'nothing-selected',
        [parts.header, parts.socket, parts.madeToOrder],
      ])
      const cart = (await buyer.call(getCart, {})).data
      expect(cart.lines.map(({ status }) => status)).toEqual(['discontinued', 'out-of-stock', 'unknown'])
      expect(cart.lines[2]).toMatchObject({ model: 'M-a3', manufacturer: 'Molex' })
      socket.stock += 1
      const seen = (await buyer.call(previewOrder, { addressId: home, shippingMethod: 'standard' })).data
      expect([ids(seen.lines), ids(seen.excluded)]).toEqual([[parts.socket], [parts.header, parts.madeToOrder]])
      const productIds = [parts.header, parts.madeToOrder]
      await buyer.call(selectCartLines, { productIds, selected: false })
      expect((await buyer.call(previewOrder, {})).data.excluded).toEqual([])
      expect((await buyer.call(removeFromCart, { productIds })).data.lines).toHaveLength(1)
    } finally {
      socket.stock -= 1
      header.discontinued = false
      installation.upstream.shelf.set(parts.madeToOrder, custom)
    }
  })

  it('have their replacement, and the next delivery', async () => {
    const buyer = await installation.buyer()
    const header = partOf(parts.header)
    Object.assign(header, {
      replacementId: parts.socket,
      incoming: { quantity: 1500, expectedOn: '2026-12-09' },
      breaks: [{ from: 500, price: 3413 }],
    })
    const { lines: shown } = (await buyer.call(addToCart, { productId: parts.header, quantity: 250 })).data
    header.replacementId = undefined
    header.incoming = undefined
    header.breaks = undefined
    expect(shown).toMatchObject([
      {
        replacementId: parts.socket,
        incoming: { quantity: 1500, expectedOn: '2026-12-09' },
        breaks: [{ from: 1 }, { from: 500, unitPrice: { amount: 3413 } }],
        nextBreak: { from: 500, unitPrice: { amount: 3413 } },
      },
    ])
  })
})

describe('placing an order', () => {
  it('previews on the server, places, reserves, lists and empties the cart', async () => {
    const buyer = await installation.buyer()
    const seen = await preview(buyer)
    expect(seen).toMatchObject({
      goods: { minor: 10_098, currency: 'USD' },
      weightGrams: 500,
      freight: { minor: 1800 },
      total: { minor: 11_898 },
      processingDays: { from: 1, to: 3 },
    })
    expect(seen.methods.map(({ method, businessDays }) => [method, businessDays.from, businessDays.to])).toEqual([
      ['economy', 15, 45],
      ['standard', 7, 20],
      ['express', 3, 7],
    ])
    for (const { arrives } of seen.methods) expect(arrives.from > (seen.ships?.from ?? arrives.from)).toBe(true)
    const placed = await place(buyer, seen.previewToken, {}, { remark: 'Two cartons', poNumber: 'TH-0412' })
    expect(placed.data).toMatchObject({ status: 'pending', total: { minor: 11_898 } })
    const { orderNo } = placed.data
    expect(installation.upstream.reservations.get(orderNo)).toEqual([{ productId: parts.header, quantity: 250 }])
    expect((await buyer.call(listOrders, { tab: 'unpaid' })).data).toMatchObject({ total: 1, list: [{ orderNo }] })
    expect((await buyer.call(countOrders, {})).data).toEqual({
      all: 1,
      unpaid: 1,
      unshipped: 0,
      shipped: 0,
      completed: 0,
    })
    expect((await buyer.call(getOrder, { orderNo })).data).toMatchObject({
      status: 'pending',
      remark: 'Two cartons',
      poNumber: 'TH-0412',
      deliverTo: { city: 'Leeds' },
      lines: [{ name: 'Connector a1', quantity: 250 }],
      allowedCommands: ['start-payment-attempt', 'cancel-order', 'change-delivery'],
    })
    expect((await buyer.call(listOrders, { q: orderNo.slice(0, 8) })).data.total).toBe(1)
    expect((await buyer.call(listOrders, { q: '0000' })).data.total).toBe(0)
    expect((await buyer.call(getCart, {})).data.lines).toEqual([])
    expect(JSON.stringify(await installation.db.collection('commits').find().toArray())).not.toContain('Two cartons')
  })

  it('needs a selection, an address and a method', async () => {
    const buyer = await installation.buyer()
    expect((await buyer.call(previewOrder, {})).type).toBe('nothing-selected')
    await buyer.call(addToCart, { productId: parts.header, quantity: 10 })
    const open = await buyer.call(previewOrder, {})
    expect(open.data).toMatchObject({ shippingMethod: null, freight: null, previewToken: null })
    const heavy = { addressId: home, shippingMethod: 'economy' } as const
    await buyer.call(addToCart, { productId: parts.madeToOrder, quantity: 15_000 })
    expect((await buyer.call(previewOrder, heavy)).type).toBe('method-not-available')
  })

  it('has one effect and one reply per key, even concurrently', async () => {
    const buyer = await installation.buyer()
    const { previewToken } = await preview(buyer)
    const key = { 'idempotency-key': 'key-of-one-placing' }
    const replies = await Promise.all([1, 2, 3].map(() => place(buyer, previewToken, key)))
    const again = await place(buyer, previewToken, key)
    expect(new Set([...replies, again].map(({ data }) => data.orderNo)).size).toBe(1)
    expect((await buyer.call(listOrders, {})).data.total).toBe(1)
    expect((await place(buyer, previewToken, key, { remark: 'another' })).type).toBe('idempotency-key-reused')
    expect((await place(buyer, previewToken)).data.orderNo).toBe(again.data.orderNo)
    expect((await place(buyer, 'forged-token')).type).toBe('nothing-selected')
    expect((await buyer.call(listOrders, {})).data.total).toBe(1)
  })

  it('never has the reply of another call under the same key', async () => {
    const buyer = await installation.buyer()
    const { previewToken } = await preview(buyer)
    const key = { 'idempotency-key': 'key-of-two-calls' }
    const unknown = orderNumber.parse('3300000000000')
    expect((await buyer.call(cancelOrder, { orderNo: unknown }, key)).type).toBe('order-not-found')
    expect((await place(buyer, 'forged-token', key)).type).toBe('idempotency-key-reused')
    expect((await place(buyer, previewToken, key)).type).toBe('idempotency-key-reused')
    expect((await buyer.call(listOrders, {})).data.total).toBe(0)
    expect((await place(buyer, previewToken)).code).toBe(200)
  })

  it('refuses prices that moved and shows the new ones', async () => {
    const buyer = await installation.buyer()
    const { previewToken } = await preview(buyer)
    const header = partOf(parts.header)
    header.price = 4100
    const refused = await place(buyer, previewToken)
    header.price = 4039
    expect(refused).toMatchObject({
      type: 'price-changed',
      refused: { preview: { goods: { minor: 10_250 }, total: { minor: 12_050 } } },
    })
    expect((await place(buyer, 'forged-token')).type).toBe('price-changed')
    expect((await place(buyer, previewToken)).code).toBe(200)
  })

  it('keeps a line in the cart that another tab changes while the order is priced', async () => {
    const buyer = await installation.buyer()
    const { previewToken } = await preview(buyer)
    installation.upstream.duringNextQuote = async () => {
      await buyer.call(updateCartLine, { productId: parts.header, quantity: 300 })
    }
    const { orderNo } = (await place(buyer, previewToken)).data
    expect((await buyer.call(getOrder, { orderNo })).data.lines).toMatchObject([{ quantity: 250 }])
    expect(await quantityOf(buyer)).toEqual([300])
  })

  it('names the lines that are out of stock, lists no order and keeps the cart', async () => {
    const buyer = await installation.buyer()
    const { previewToken } = await preview(buyer, [
      { productId: parts.header, quantity: 10 },
      { productId: parts.socket, quantity: 90 },
    ])
    const socket = partOf(parts.socket)
    const { stock } = socket
    socket.stock = 60
    const refused = await place(buyer, previewToken)
    expect(refused).toMatchObject({
      type: 'out-of-stock',
      refused: { lines: [{ productId: parts.socket, quantity: 90, available: 60, model: 'M-a2' }] },
    })
    socket.stock = stock
    expect((await buyer.call(listOrders, {})).data.total).toBe(0)
    expect((await buyer.call(countOrders, {})).data.all).toBe(0)
    expect(await quantityOf(buyer)).toEqual([10, 90])
  })

  it('names lines missing since the preview; those excluded before are no reason to refuse', async () => {
    const buyer = await installation.buyer()
    const lines = [
      { productId: parts.header, quantity: 10 },
      { productId: parts.socket, quantity: 101 },
    ]
    const { previewToken } = await preview(buyer, lines)
    const header = partOf(parts.header)
    header.discontinued = true
    const refused = await place(buyer, previewToken)
    header.discontinued = false
    expect(refused).toMatchObject({ type: 'product-unavailable', refused: { lines: [{ productId: parts.header }] } })
    expect((await place(buyer, previewToken)).code).toBe(200)
  })

  it('reserves nothing for what is made to order', async () => {
    const buyer = await installation.buyer()
    const orderNo = await order(buyer, [{ productId: parts.madeToOrder, quantity: 4 }])
    expect(installation.upstream.reservations.has(orderNo)).toBe(false)
    expect((await buyer.call(getOrder, { orderNo })).data.allowedCommands).toContain('start-payment-attempt')
  })

  it('returns checking after three seconds, and finishes by itself', async () => {
    const buyer = await installation.buyer()
    const { previewToken } = await preview(buyer)
    const reserving = Promise.withResolvers<void>()
    installation.upstream.reserveAfter = reserving.promise
    const started = performance.now()
    const placed = await place(buyer, previewToken)
    expect(placed.data.status).toBe('checking')
    expect(performance.now() - started).toBeGreaterThan(2900)
    const { orderNo } = placed.data
    expect((await buyer.call(getOrder, { orderNo })).data).toMatchObject({ status: 'pending', checkingStock: true })
    installation.upstream.reserveAfter = Promise.resolve()
    reserving.resolve()
    await waitFor('the order is listed', async () => (await buyer.call(listOrders, {})).data.total === 1)
    // After the stock is confirmed the cart is emptied, by no event.
    await waitFor('an empty cart', async () => (await quantityOf(buyer)).length === 0)
  })

  it('retries a checkout for which the catalogue did not respond, even after a restart', async () => {
    const buyer = await installation.buyer()
    const { previewToken } = await preview(buyer)
    installation.upstream.reserveFails = true
    const placed = await place(buyer, previewToken)
    expect(placed.data.status).toBe('checking')
    await installation.restart()
    installation.upstream.reserveFails = false
    await waitFor('the order is listed', async () => (await buyer.call(listOrders, {})).data.total === 1, {
      timeoutMs: 100_000,
    })
    expect((await place(buyer, previewToken)).data.orderNo).toBe(placed.data.orderNo)
  })

  it('gives every order a number of thirteen digits that begins with the day', async () => {
    const buyer = await installation.buyer()
    const numbers = [await order(buyer), await order(buyer)]
    for (const number of numbers) expect(number).toMatch(/^\d{13}$/)
    expect(new Set(numbers).size).toBe(2)
  })

  it('shows an order only to its buyer', async () => {
    const [buyer, other] = [await installation.buyer(), await installation.buyer()]
    const orderNo = await order(buyer)
    expect((await other.call(getOrder, { orderNo })).type).toBe('order-not-found')
    expect((await buyer.call(getOrder, { orderNo: '2611210000000' })).type).toBe('order-not-found')
    expect((await buyer.call(getOrder, { orderNo: 'nonsense' })).type).toBe('order-not-found')
    const seen = await waitFor('the order can be tracked', async () => {
      const tracked = await installation.visitor.call(getTracking, { orderNo })
      return tracked.code === 200 && tracked.data
    })
    expect(Object.keys(seen).sort()).toEqual([
      'carrier',
      'logistics',
      'orderNo',
      'parcels',
      'shippedAt',
      'status',
      'trackingNumber',
    ])
  })
})
