import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listNotifications } from '@pinline/contracts/notification/notification/list-notifications'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { getWalletLedger } from '@pinline/contracts/order/payment/get-wallet-ledger'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  Caller,
  mailedCode,
  prepareOrder,
  registerByMail,
  signInBuyer,
  signInStaff,
  stockedProducts,
} from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

/** A demo buyer’s orders from cart to receipt, and what is refused on the way. */
export const orderLifecycle = (shared: () => TestSystem): void => {
  describe('the life of an order', () => {
    let system: TestSystem
    let buyer: Caller
    let staff: Caller

    beforeAll(async () => {
      system = shared()
      buyer = await signInBuyer(system.url, system.demoAccounts().buyer)
      staff = await signInStaff(system.url, system.demoAccounts().staff)
    })

    const stockOf = async (id: string) => (await new Caller(system.url).call(getProductDetail, { id })).data().stock
    const place = async (quantity = 2) => {
      const [product] = await stockedProducts(system.url, 100)
      if (product === undefined) throw new Error('no product in stock')
      const order = await prepareOrder(buyer, [{ productId: product.id, quantity }])
      return { product, placed: (await buyer.call(placeOrder, order)).data() }
    }
    const pay = async (orderNo: string) => {
      const attempt = (await buyer.call(startPaymentAttempt, { orderNo })).data()
      ;(await new Caller(system.url).call(payAttempt, { id: attempt.attemptId })).data()
      await waitFor(
        'the order is paid',
        async () => (await buyer.call(getPaymentStatus, { orderNo })).data().status === 'success',
      )
      await waitFor(
        'its buyer sees it confirmed',
        async () => (await buyer.call(getOrder, { orderNo })).data().status === 'confirmed',
      )
      return attempt
    }
    const versionOf = async (orderNo: string) => (await buyer.call(getOrder, { orderNo })).data().version

    it('proceeds from cart to receipt', async () => {
      const { product, placed } = await place(2)
      // A catalogue that takes more than three seconds for the stock is waited for by the order.
      expect(['pending', 'checking']).toContain(placed.status)
      const orderNo = placed.orderNo
      await waitFor('an empty cart', async () => (await buyer.call(getCart, {})).data().lines.length === 0)
      const order = await waitFor('the stock of the order', async () => {
        const seen = (await buyer.call(getOrder, { orderNo })).data()
        return !seen.checkingStock && seen
      })
      expect(order).toMatchObject({
        status: 'pending',
        allowedCommands: ['start-payment-attempt', 'cancel-order', 'change-delivery'],
      })
      await waitFor('the stock to be reserved', async () => (await stockOf(product.id)) === product.stock - 2)

      await pay(orderNo)
      const ledger = (await new Caller(system.url).call(getWalletLedger, { orderNo })).data()
      expect(ledger.captures.map(({ amount }) => amount)).toEqual([placed.total])
      await waitFor('the to-do to prepare it', async () =>
        JSON.stringify((await staff.call(listNotifications, {})).data()).includes(orderNo),
      )

      const version = await versionOf(orderNo)
      ;(await staff.call(startStocking, { orderNo, version })).data()
      expect((await staff.call(startTesting, { orderNo, version })).envelope).toMatchObject({
        code: 409,
        meta: { type: 'version-conflict' },
      })
      ;(await staff.call(startTesting, { orderNo, version: version + 1 })).data()
      ;(
        await staff.call(shipOrder, {
          orderNo,
          version: version + 2,
          carrier: 'Demo Express',
          trackingNumber: 'DX1234567890',
        })
      ).data()
      await waitFor(
        'the buyer sees it shipped',
        async () => (await buyer.call(getOrder, { orderNo })).data().status === 'shipped',
      )
      await waitFor(
        'the to-do is closed',
        async () => !JSON.stringify((await staff.call(listNotifications, {})).data()).includes(orderNo),
      )
      ;(await buyer.call(confirmReceipt, { orderNo })).data()
      expect((await buyer.call(getOrder, { orderNo })).data()).toMatchObject({
        status: 'completed',
        carrier: 'Demo Express',
        trackingNumber: 'DX1234567890',
      })
      expect((await buyer.call(listOrders, { tab: 'completed' })).data().list.map((row) => row.orderNo)).toContain(
        orderNo,
      )
      expect((await buyer.call(countOrders, {})).data()).toMatchObject({ completed: 1 })
    })

    it('releases reserved stock when its buyer cancels, and cannot be cancelled twice or after processing', async () => {
      const { product, placed } = await place(3)
      const before = await waitFor('the stock to be reserved', async () =>
        (await stockOf(product.id)) < product.stock ? product.stock : undefined,
      )
      expect((await buyer.call(cancelOrder, { orderNo: placed.orderNo })).data()).toMatchObject({
        orderNo: placed.orderNo,
      })
      await waitFor('the stock is back', async () => (await stockOf(product.id)) === before)

      const paid = await place(1)
      await pay(paid.placed.orderNo)
      expect((await buyer.call(cancelOrder, { orderNo: paid.placed.orderNo })).envelope).toMatchObject({
        code: 422,
        meta: { type: 'contact-account-manager' },
      })
      const version = await versionOf(paid.placed.orderNo)
      ;(
        await staff.call(cancelOrderByStaff, { orderNo: paid.placed.orderNo, version, reason: 'asked for by phone' })
      ).data()
      await waitFor(
        'the refund',
        async () =>
          (await new Caller(system.url).call(getWalletLedger, { orderNo: paid.placed.orderNo })).data().refunds
            .length === 1,
      )
      const { captures, refunds } = (
        await new Caller(system.url).call(getWalletLedger, { orderNo: paid.placed.orderNo })
      ).data()
      expect(refunds.map(({ amount }) => amount)).toEqual(captures.map(({ amount }) => amount))
    })

    it('hides one buyer’s order from another, who registered with a code from the mailbox', async () => {
      const { placed } = await place(1)
      const email = 'second.buyer@example.test'
      const other = await registerByMail(system.url, email)
      expect(await mailedCode(system.url, email)).toMatch(/^\d{6}$/)
      for (const call of [getOrder, cancelOrder, startPaymentAttempt, getPaymentStatus, confirmReceipt]) {
        const { status, envelope } = await other.call(call, { orderNo: placed.orderNo })
        expect({ call: call.name, status, code: envelope.code, type: envelope.meta?.type }).toEqual({
          call: call.name,
          status: 200,
          code: 404,
          type: 'order-not-found',
        })
      }
      expect((await other.call(listOrders, {})).data()).toMatchObject({ list: [], total: 0 })
    })

    it('refuses invalid quantities, unknown products and tampered previews, and leaves no order', async () => {
      const [product] = await stockedProducts(system.url, 10)
      if (product === undefined) throw new Error('no product in stock')
      const count = async () => (await buyer.call(listOrders, {})).data().total
      const before = await count()
      for (const quantity of [0, -1, 0.5, 1e9]) {
        expect(
          (await buyer.call(addToCart, { productId: product.id, quantity })).envelope,
          `quantity ${quantity}`,
        ).toMatchObject({ code: 422 })
      }
      const unknown = (await new Caller(system.url).call(listProducts, {})).data().list[0]
      expect(unknown).toBeDefined()
      const made = await buyer.send('/api/v1/cart/add', { body: { productId: 'p-0000000000000000', quantity: 1 } })
      expect(await made.json()).toMatchObject({ code: 404, meta: { type: 'product-not-found' } })

      const order = await prepareOrder(buyer, [{ productId: product.id, quantity: 1 }])
      const tampered = await buyer.call(placeOrder, {
        ...order,
        previewToken: `${order.previewToken.slice(0, -4)}AAAA`,
      })
      expect([422, 400]).toContain(tampered.envelope.code)
      await buyer.call(addToCart, { productId: product.id, quantity: 5 })
      const changed = await buyer.call(placeOrder, order)
      expect(changed.envelope).toMatchObject({ code: 422, meta: { type: 'price-changed' } })
      expect(await count()).toBe(before)
    })

    it('makes one order of fifty requests with one key', async () => {
      const [product] = await stockedProducts(system.url, 100)
      if (product === undefined) throw new Error('no product in stock')
      const order = await prepareOrder(buyer, [{ productId: product.id, quantity: 1 }])
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => buyer.call(placeOrder, order, { 'idempotency-key': 'one-order-fifty-times' })),
      )
      expect(new Set(answers.map((answer) => answer.data().orderNo)).size).toBe(1)
      expect(new Set(answers.map((answer) => JSON.stringify(answer.envelope.data))).size).toBe(1)
    })
  })
}
