import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { reorder } from '@pinline/contracts/order/cart/reorder'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { productId } from '@pinline/events/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderInstallation, Person } from './order-installation.ts'
import { order } from './shopping.ts'
import { parts } from './upstream-services.ts'

/** An order whose lines are bought again, as far as they can be. */
export const reordering = (shared: () => OrderInstallation): void => {
  describe('buying an order again', () => {
    let installation: OrderInstallation
    beforeAll(() => {
      installation = shared()
    })

    const partOf = (id: (typeof parts)[keyof typeof parts]) => {
      const part = installation.upstream.shelf.get(id)
      if (part === undefined) throw new Error(`no part ${id}`)
      return part
    }
    const three = [
      { productId: parts.header, quantity: 250 },
      { productId: parts.socket, quantity: 3 },
      { productId: parts.madeToOrder, quantity: 4 },
    ]
    const quantities = async (buyer: Person) =>
      (await buyer.call(getCart, {})).data.lines.map(({ productId: id, quantity }) => [id, quantity])

    it('adds its lines to the cart at today’s prices, also of a cancelled one', async () => {
      const buyer = await installation.buyer()
      const orderNo = await order(buyer, three)
      await buyer.call(cancelOrder, { orderNo })
      partOf(parts.header).price = 4100
      const { data } = await buyer.call(reorder, { orderNo })
      partOf(parts.header).price = 4039
      expect(data.excluded).toEqual([])
      expect(data.lines).toMatchObject([
        { ...three[0], selected: true, unitPrice: { amount: 4100 }, priceBefore: null },
        three[1] ?? {},
        three[2] ?? {},
      ])
      expect(data.totals).toMatchObject({ lines: 3, orderable: 3 })
    })

    it('adds to what is there, and one key adds once', async () => {
      const buyer = await installation.buyer()
      const orderNo = await order(buyer, [{ productId: parts.header, quantity: 250 }])
      await buyer.call(addToCart, { productId: parts.header, quantity: 50 })
      const key = { 'idempotency-key': 'bought-again-once' }
      const first = await buyer.call(reorder, { orderNo }, key)
      expect((await buyer.call(reorder, { orderNo }, key)).data).toEqual(first.data)
      expect(await quantities(buyer)).toEqual([[parts.header, 300]])
    })

    it('names what cannot be added any more and why, and adds the rest', async () => {
      const buyer = await installation.buyer()
      const orderNo = await order(buyer, three)
      const [header, socket, custom] = [partOf(parts.header), partOf(parts.socket), partOf(parts.madeToOrder)]
      header.multiple = 100
      socket.discontinued = true
      installation.upstream.shelf.delete(parts.madeToOrder)
      const none = (await buyer.call(reorder, { orderNo })).data
      socket.discontinued = false
      const some = (await buyer.call(reorder, { orderNo })).data
      header.multiple = 10
      installation.upstream.shelf.set(parts.madeToOrder, custom)
      expect(none.lines).toEqual([])
      expect(none.excluded).toEqual([
        { productId: parts.header, model: 'M-a1', code: 'quantity-not-allowed', suggestedQuantities: [200, 300] },
        { productId: parts.socket, model: 'M-a2', code: 'product-unavailable', suggestedQuantities: [] },
        { productId: parts.madeToOrder, model: 'M-a3', code: 'product-not-found', suggestedQuantities: [] },
      ])
      expect(some.excluded.map(({ productId: id }) => id)).toEqual([parts.header, parts.madeToOrder])
      expect(await quantities(buyer)).toEqual([[parts.socket, 3]])
    })

    it('adds short lines to the cart, to be adjusted there', async () => {
      const buyer = await installation.buyer()
      const orderNo = await order(buyer, [{ productId: parts.socket, quantity: 20 }])
      const socket = partOf(parts.socket)
      const { stock } = socket
      socket.stock = 12
      const { data } = await buyer.call(reorder, { orderNo })
      socket.stock = stock
      expect(data.lines).toMatchObject([{ status: 'out-of-stock', quantity: 20, suggestedQuantities: [12] }])
      expect(data.totals.orderable).toBe(0)
    })

    it('adds nothing if the cart has no room for all of it', async () => {
      const buyer = await installation.buyer()
      const orderNo = await order(buyer, three)
      const part = { price: 4039, stock: 100, moq: 1, multiple: 1, custom: false, discontinued: false }
      const lines = Array.from({ length: 198 }, (_, index) => {
        const id = productId.parse(`p-${String(index).padStart(16, 'c')}`)
        installation.upstream.shelf.set(id, part)
        return { productId: id, quantity: 1 }
      })
      await buyer.call(addToCart, { lines })
      expect(await buyer.call(reorder, { orderNo })).toMatchObject({ type: 'cart-full', refused: { limit: 200 } })
      expect(await quantities(buyer)).toHaveLength(198)
      await buyer.call(clearCart, {})
    })

    it('is for the buyer’s own orders', async () => {
      const [buyer, other] = [await installation.buyer(), await installation.buyer()]
      const orderNo = await order(buyer)
      expect((await other.call(reorder, { orderNo })).type).toBe('order-not-found')
      expect((await buyer.call(reorder, { orderNo: 'nonsense' })).type).toBe('order-not-found')
      expect((await installation.visitor.call(reorder, { orderNo })).type).toBe('unauthenticated')
    })
  })
}
