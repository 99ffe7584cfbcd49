import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { place, preview } from './shopping.ts'
import { home, parts } from './upstream-services.ts'

const rounds = 25
const tabs = 4

/** One order from two tabs and two instances. Looks for the one claim there is without its commit. */
export const twoTabs = (shared: () => OrderInstallation, beside: () => string): void => {
  describe('one order from two tabs', () => {
    let installation: OrderInstallation
    let elsewhere: string
    beforeAll(() => {
      installation = shared()
      elsewhere = beside()
    })

    const commitsOf = async (buyer: Person): Promise<readonly string[]> =>
      await installation.db.collection('commits').distinct('streamId', { 'events.data.buyerId': buyer.id })
    const listed = async (buyer: Person) => (await buyer.call(listOrders, {})).data.list.map(({ orderNo }) => orderNo)

    it('is placed at the same moment with a key each, by two instances, again and again', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const buyer = await installation.buyer()
        const { previewToken } = await preview(buyer, [{ productId: parts.header, quantity: 10 }])
        const other = buyer.at(elsewhere)
        const answers = await Promise.all(
          Array.from({ length: tabs }, (_, tab) =>
            place(tab % 2 === 0 ? buyer : other, previewToken, { 'idempotency-key': `round-${round}-tab-${tab}` }),
          ),
        )
        expect(
          answers.map(({ code }) => code),
          answers.map(({ type }) => type).join(),
        ).toEqual(Array(tabs).fill(200))
        const numbers = [...new Set(answers.map(({ data }) => data.orderNo))]
        expect(numbers).toHaveLength(1)
        expect(await commitsOf(buyer)).toEqual(numbers)
        expect(installation.upstream.reservations.get(numbers[0] ?? '')).toEqual([
          { productId: parts.header, quantity: 10 },
        ])
        // The other tab may have placed it: this one carries no position of that.
        await waitFor('an empty cart', async () => (await buyer.call(getCart, {})).data.lines.length === 0)
      }
    })

    it('is returned again after a reload, with another key or none', async () => {
      const buyer = await installation.buyer()
      const { previewToken } = await preview(buyer)
      const first = await place(buyer, previewToken, { 'idempotency-key': 'before-the-reload' })
      const later = [
        await place(buyer, previewToken, { 'idempotency-key': 'after-the-reload' }),
        await place(buyer.at(elsewhere), previewToken),
      ]
      expect(later.map(({ data }) => data.orderNo)).toEqual([first.data.orderNo, first.data.orderNo])
      expect(await listed(buyer)).toEqual([first.data.orderNo])
    })

    it('is named to the tab that wanted it otherwise', async () => {
      const buyer = await installation.buyer()
      const standard = await preview(buyer)
      const express = await buyer.call(previewOrder, { addressId: home, shippingMethod: 'express' })
      const otherwise = {
        addressId: home,
        shippingMethod: 'express',
        previewToken: express.data.previewToken ?? '',
      } as const
      const [one, two] = await Promise.all([place(buyer, standard.previewToken), buyer.call(placeOrder, otherwise)])
      const placed = one.code === 200 ? one : two
      const refused = one.code === 200 ? two : one
      const { orderNo } = placed.data
      expect(refused).toMatchObject({ code: 422, type: 'already-placed', refused: { orderNo } })
      expect(
        (one.code === 200 ? await buyer.call(placeOrder, otherwise) : await place(buyer, standard.previewToken)).type,
      ).toBe('already-placed')
      expect(await commitsOf(buyer)).toEqual([orderNo])
    })

    it('is two orders if the same parts were added to the cart again', async () => {
      const buyer = await installation.buyer()
      const first = await place(buyer, (await preview(buyer)).previewToken)
      const second = await place(buyer, (await preview(buyer)).previewToken)
      expect([first.code, second.code]).toEqual([200, 200])
      expect(second.data.orderNo).not.toBe(first.data.orderNo)
    })

    it('shows an outdated tab the new totals while nothing is ordered from its preview', async () => {
      const buyer = await installation.buyer()
      const { previewToken } = await preview(buyer)
      await buyer.call(updateCartLine, { productId: parts.header, quantity: 500 })
      expect(await place(buyer, previewToken)).toMatchObject({
        type: 'price-changed',
        refused: { preview: { goods: { minor: 20_195 } } },
      })
      expect(await commitsOf(buyer)).toEqual([])
    })

    it('is delivered to the address version of the preview, or previewed again if an instance does not have it', async () => {
      const buyer = await installation.buyer()
      const { previewToken } = await preview(buyer)
      installation.upstream.addressVersion += 1
      const there = await place(buyer.at(elsewhere), previewToken)
      const here = await place(buyer, previewToken)
      installation.upstream.addressVersion -= 1
      expect(there).toMatchObject({ type: 'price-changed', refused: { preview: { total: { minor: 11_898 } } } })
      expect(here.code).toBe(200)
      const [commit] = await installation.db
        .collection('commits')
        .find({ streamId: here.data.orderNo, version: 1 })
        .toArray()
      expect(JSON.stringify(commit?.events)).toContain('address-a-home00000001@1')
    })

    it('is placed by a later request if the first died between its claim and its commit', async () => {
      const buyer = await installation.buyer()
      const { previewToken } = await preview(buyer)
      const command = { collMod: 'commits', validationLevel: 'strict' }
      const noOrders = { streamType: { $ne: 'order' } }
      await installation.db.command({ ...command, validator: noOrders })
      const died = await place(buyer, previewToken, { 'idempotency-key': 'died-after-its-claim' })
      await installation.db.command({ ...command, validator: {} })
      expect(died.code).toBe(500)
      const claims = await installation.db
        .collection<{ _id: string; owner: string; streamId: string }>('claims')
        .find()
        .toArray()
      const streams = new Set(await installation.db.collection('commits').distinct('streamId'))
      const orphans = claims.filter(({ streamId }) => !streams.has(streamId))
      expect(orphans).toHaveLength(1)
      const later = await place(buyer.at(elsewhere), previewToken)
      expect(later.data.orderNo).toBe(orphans[0]?.owner)
      expect((await place(buyer, previewToken, { 'idempotency-key': 'died-after-its-claim' })).data.orderNo).toBe(
        later.data.orderNo,
      )
      expect(await listed(buyer)).toEqual([later.data.orderNo])
    })

    it('may be placed again if the first was out of stock', async () => {
      const buyer = await installation.buyer()
      const { previewToken } = await preview(buyer)
      installation.upstream.reserveRefuses = true
      const refused = await Promise.all([1, 2].map(() => place(buyer, previewToken)))
      installation.upstream.reserveRefuses = false
      for (const one of refused)
        expect(one).toMatchObject({ type: 'out-of-stock', refused: { lines: [{ model: 'M-a1' }] } })
      const placed = await Promise.all([1, 2].map(() => place(buyer, previewToken)))
      expect(new Set(placed.map(({ data }) => data.orderNo)).size).toBe(1)
      expect(await listed(buyer)).toEqual([placed[0]?.data.orderNo])
    })

    it('is not returned to a tab whose lines were ordered and cancelled since', async () => {
      const buyer = await installation.buyer()
      const { previewToken } = await preview(buyer)
      const { orderNo } = (await place(buyer, previewToken)).data
      expect((await buyer.call(cancelOrder, { orderNo })).code).toBe(200)
      await buyer.call(clearCart, {})
      expect((await place(buyer, previewToken)).type).toBe('nothing-selected')
      await waitFor('the order is listed as cancelled', async () => {
        const { list } = (await buyer.call(listOrders, {})).data
        return list[0]?.status === 'cancelled'
      })
    })
  })
}
