import { urlPathOf } from '@pinline/chassis/http/call-service'
import type { Call, InputOf } from '@pinline/contracts/api/call'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { removeFromCart } from '@pinline/contracts/order/cart/remove-from-cart'
import { selectCartLines } from '@pinline/contracts/order/cart/select-cart-lines'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { productId } from '@pinline/events/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderInstallation, Person } from './order-installation.ts'
import { order, place, preview } from './shopping.ts'
import { home, parts } from './upstream-services.ts'

/** Changes of the cart that are sent again. Starts the service again. */
export const cartRepeats = (shared: () => OrderInstallation): void => {
  describe('a repeated change of the cart', () => {
    let installation: OrderInstallation
    beforeAll(() => {
      installation = shared()
    })

    /** Status and body as they travel. */
    const send = async <C extends Call>(buyer: Person, call: C, input: InputOf<C>, key: string) => {
      const answered = await fetch(installation.url() + urlPathOf(call.path), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${buyer.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify(input),
      })
      return { status: answered.status, text: await answered.text() }
    }
    const quantities = async (buyer: Person) => {
      const { data } = await buyer.call(getCart, {})
      return data.lines.map(({ quantity }) => quantity)
    }
    const commits = async (buyer: Person) =>
      await installation.db.collection('commits').countDocuments({ 'actor.id': buyer.id })
    const ten = { productId: parts.header, quantity: 10 }

    it('gets its first reply, whatever has happened to the cart', async () => {
      const buyer = await installation.buyer()
      const query = [
        () => send(buyer, addToCart, ten, 'repeat-add'),
        () => send(buyer, updateCartLine, { ...ten, quantity: 50 }, 'repeat-update'),
        () => send(buyer, selectCartLines, { selected: false }, 'repeat-select'),
        () => send(buyer, removeFromCart, { productIds: [parts.socket] }, 'repeat-remove'),
        () => send(buyer, clearCart, {}, 'repeat-clear'),
      ]
      const first = []
      for (const one of query) first.push(await one())
      expect(first.map(({ text }) => JSON.parse(text).code)).toEqual([200, 200, 200, 200, 200])
      await buyer.call(addToCart, { productId: parts.socket, quantity: 7 })
      const again = []
      for (const one of query) again.push(await one())
      expect(again).toEqual(first)
      expect(await quantities(buyer)).toEqual([7])
    })

    it('leaves no commit: the cart stores the reply', async () => {
      const buyer = await installation.buyer()
      await send(buyer, addToCart, ten, 'no-commit-add')
      await send(buyer, addToCart, { ...ten, quantity: 15 }, 'no-commit-refused')
      await send(buyer, clearCart, {}, 'no-commit-clear')
      expect(await commits(buyer)).toBe(0)
    })

    it('stores its reply even if the first one died with the service, and if the cart is long', async () => {
      const buyer = await installation.buyer()
      const { shelf } = installation.upstream
      const lines = Array.from({ length: 12 }, (_, index) => {
        const id = productId.parse(`p-${String(index).padStart(16, 'b')}`)
        shelf.set(id, { price: 4039, stock: 100, moq: 1, multiple: 1, custom: false, discontinued: false })
        return { productId: id, quantity: 1 }
      })
      const both = async () => [
        await send(buyer, addToCart, ten, 'restart-short'),
        await send(buyer, addToCart, { lines }, 'restart-long'),
      ]
      const first = await both()
      expect(await commits(buyer)).toBe(1)
      await installation.restart()
      expect(await both()).toEqual(first)
      expect(await quantities(buyer)).toEqual([10, ...lines.map(() => 1)])
    })

    it('is refused with another body, and its first reply stays', async () => {
      const buyer = await installation.buyer()
      const first = await send(buyer, addToCart, ten, 'another-body')
      for (const other of [
        await send(buyer, addToCart, { ...ten, quantity: 20 }, 'another-body'),
        await send(buyer, clearCart, {}, 'another-body'),
      ])
        expect(JSON.parse(other.text)).toMatchObject({ code: 422, meta: { type: 'idempotency-key-reused' } })
      expect(await send(buyer, addToCart, ten, 'another-body')).toEqual(first)
      expect(await quantities(buyer)).toEqual([10])
    })

    it('is refused again if it was refused, even if it would be accepted now', async () => {
      const buyer = await installation.buyer()
      const update = () => send(buyer, updateCartLine, { ...ten, quantity: 30 }, 'refused-first')
      const refused = await update()
      expect(JSON.parse(refused.text)).toMatchObject({ meta: { type: 'product-not-found' } })
      await buyer.call(addToCart, ten)
      expect(await update()).toEqual(refused)
      expect(await quantities(buyer)).toEqual([10])
    })

    it('has one effect and one reply, fifty times concurrently with others', async () => {
      const buyer = await installation.buyer()
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          if (index % 10 === 0) await buyer.call(addToCart, { productId: parts.socket, quantity: 1 })
          return await send(buyer, addToCart, ten, 'fifty-at-once')
        }),
      )
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect((await quantities(buyer)).sort((a, b) => a - b)).toEqual([5, 10])
    })

    it('is known while twenty others follow it', async () => {
      const buyer = await installation.buyer()
      const first = await send(buyer, addToCart, ten, 'known-for-long')
      const others = Array.from({ length: 19 }, (_, index) => `after-it-${index}`)
      const answers = []
      for (const key of others) {
        answers.push(await send(buyer, addToCart, { productId: parts.socket, quantity: 1 }, key))
        await buyer.call(selectCartLines, { selected: true })
      }
      expect(await send(buyer, addToCart, ten, 'known-for-long')).toEqual(first)
      await send(buyer, addToCart, { productId: parts.socket, quantity: 1 }, 'pushes-the-first-out')
      for (const [index, key] of others.entries())
        expect(await send(buyer, addToCart, { productId: parts.socket, quantity: 1 }, key)).toEqual(answers[index])
      expect(await quantities(buyer)).toEqual([10, 20])
    })

    it('acts on the cart as another instance left it', async () => {
      const buyer = await installation.buyer()
      const carts = installation.db.collection<{ _id: string; revision: number; answers: { request: string }[] }>(
        'carts',
      )
      const elsewhere = async (set: Record<string, unknown>) =>
        await carts.updateOne({ _id: buyer.id }, { $set: set, $inc: { revision: 1 } })
      const first = await send(buyer, addToCart, ten, 'added-here')
      await elsewhere({ 'lines.0.quantity': 30 })
      expect((await buyer.call(addToCart, ten)).data.lines).toMatchObject([{ quantity: 40 }])
      await elsewhere({ 'lines.0.quantity': 1_000_000 })
      expect((await buyer.call(addToCart, ten)).type).toBe('invalid-input')
      await elsewhere({ lines: [] })
      expect((await buyer.call(updateCartLine, { ...ten, quantity: 20 })).type).toBe('product-not-found')
      const [own] = (await carts.findOne({ _id: buyer.id }, { projection: { answers: 1 } }))?.answers ?? []
      if (own === undefined) throw new Error('no reply was stored')
      await buyer.call(addToCart, ten)
      await elsewhere({
        'answers.1': { ...own, request: own.request.replace('added-here', 'there-first') },
        answered: 2,
      })
      expect(await send(buyer, addToCart, ten, 'there-first')).toEqual(first)
      expect(await quantities(buyer)).toEqual([10])
    })

    it('shares its keys with the orders: a key counts for one call of its buyer', async () => {
      const buyer = await installation.buyer()
      const orderNo = await order(buyer)
      const { previewToken } = await preview(buyer)
      await send(buyer, addToCart, ten, 'cart-came-first')
      const input = { addressId: home, shippingMethod: 'standard', previewToken } as const
      for (const reused of [
        await send(buyer, placeOrder, input, 'cart-came-first'),
        await send(buyer, confirmReceipt, { orderNo }, 'cart-came-first'),
      ])
        expect(JSON.parse(reused.text)).toMatchObject({ code: 422, meta: { type: 'idempotency-key-reused' } })
      await send(buyer, clearCart, {}, 'clear-before-order')
      const seen = await preview(buyer)
      expect((await place(buyer, seen.previewToken, { 'idempotency-key': 'order-came-first' })).code).toBe(200)
      const reused = await send(buyer, addToCart, ten, 'order-came-first')
      expect(JSON.parse(reused.text)).toMatchObject({ code: 422, meta: { type: 'idempotency-key-reused' } })
      expect(await quantities(buyer)).toEqual([])
    })
  })
}
