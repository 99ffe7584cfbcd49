import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { selectCartLines } from '@pinline/contracts/order/cart/select-cart-lines'
import { orderEvents } from '@pinline/contracts/order/order/order-events'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { order, pay } from './shopping.ts'
import { parts } from './upstream-services.ts'

/** Messages on one device of a buyer. */
interface Device {
  readonly revisions: () => readonly number[]
  readonly received: () => string
  readonly leave: () => Promise<void>
}

const listen = async (url: string, { token }: Person): Promise<Device> => {
  const response = await fetch(`${url}/api/v1${orderEvents.path}`, { headers: { authorization: `Bearer ${token}` } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) throw new Error('nothing to listen to')
  let received = ''
  const listening = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      received += value
    }
  })().catch(() => undefined)
  return {
    received: () => received,
    revisions: () => [...received.matchAll(/event: cart\ndata: \{"revision":(\d+)\}/g)].map(([, text]) => Number(text)),
    leave: async () => {
      await reader.cancel()
      await listening
    },
  }
}

/** The cart of a buyer with devices at two instances. */
export const liveCart = (shared: () => OrderInstallation, beside: () => string): void => {
  describe('the cart of a buyer with several devices', () => {
    let installation: OrderInstallation
    let elsewhere: string
    beforeAll(() => {
      installation = shared()
      elsewhere = beside()
    })

    const ten = { productId: parts.header, quantity: 10 }
    const has = async (device: Device, revision: number) =>
      await waitFor(`revision ${revision} to be reported`, async () => device.revisions().includes(revision))

    it('is reported to each of them, whichever instance changed it, and to nobody else', async () => {
      const [buyer, other] = [await installation.buyer(), await installation.buyer()]
      const phone = await listen(elsewhere, buyer)
      const probe = await listen(installation.url(), buyer)
      const stranger = await listen(installation.url(), other)
      const first = (await buyer.call(addToCart, ten)).data
      await Promise.all([has(phone, first.revision), has(probe, first.revision)])
      const second = (await buyer.at(elsewhere).call(selectCartLines, { selected: false })).data
      expect(second.revision).toBeGreaterThan(first.revision)
      await Promise.all([has(phone, second.revision), has(probe, second.revision)])
      expect((await buyer.call(getCart, {})).data.revision).toBe(second.revision)

      const own = (await other.call(addToCart, { lines: [ten, { productId: parts.socket, quantity: 1 }] })).data
      await has(stranger, own.revision)
      expect(stranger.revisions()).toEqual([own.revision])
      await Promise.all([phone, probe, stranger].map(({ leave }) => leave()))
    })

    it('are notified of a payment where it was recorded, and of the order everywhere', async () => {
      const [buyer, other] = [await installation.buyer(), await installation.buyer()]
      const phone = await listen(elsewhere, buyer)
      const probe = await listen(installation.url(), buyer)
      const stranger = await listen(installation.url(), other)
      const orderNo = await order(buyer)
      await pay(installation, buyer, orderNo)
      const isConfirmed = ({ received }: Device) => received().includes(`{"orderNo":"${orderNo}","status":"confirmed"`)
      await waitFor('both to know of the order', async () => isConfirmed(phone) && isConfirmed(probe))
      const payment = `event: payment\ndata: {"paymentOf":"${orderNo}"}`
      expect(probe.received()).toContain(payment)
      expect(probe.received().indexOf(payment)).toBeLessThan(
        probe.received().indexOf(`{"orderNo":"${orderNo}","status":"confirmed"`),
      )
      expect(stranger.received()).not.toContain(orderNo)
      await Promise.all([phone, probe, stranger].map(({ leave }) => leave()))
    })

    it('is reported at once to a new device, and again after a reconnect', async () => {
      const buyer = await installation.buyer()
      const { revision } = (await buyer.call(addToCart, ten)).data
      const early = await listen(installation.url(), buyer)
      await has(early, revision)
      await early.leave()
      const later = (await buyer.call(clearCart, {})).data.revision
      const back = await listen(installation.url(), buyer)
      await has(back, later)
      expect(back.revisions()).toEqual([later])
      await back.leave()
    })

    it('is reported when an order removes its lines, together with the order', async () => {
      const buyer = await installation.buyer()
      const device = await listen(elsewhere, buyer)
      const orderNo = await order(buyer)
      await waitFor('the order to be reported', async () => device.received().includes(orderNo))
      const { revision } = await waitFor('an empty cart', async () => {
        const { data } = await buyer.call(getCart, {})
        return data.lines.length === 0 && data
      })
      await has(device, revision)
      await device.leave()
    })

    it('loses no change while many are made at once', async () => {
      const buyer = await installation.buyer()
      const device = await listen(elsewhere, buyer)
      await Promise.all(
        Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? buyer : buyer.at(elsewhere)).call(addToCart, ten)),
      )
      const { revision, lines } = (await buyer.call(getCart, {})).data
      expect(lines).toMatchObject([{ quantity: 120 }])
      await has(device, revision)
      await device.leave()
    })
  })
}
