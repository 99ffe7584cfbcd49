import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { releaseWayOf } from './release-way.ts'

const [header, socket] = ['p-00112233445566aa', 'p-00112233445566bb'].map((id) => productId.parse(id)) as [never, never]
const order = {
  status: 'stocking',
  openLines: [
    { productId: header, quantity: 250 },
    { productId: socket, quantity: 4 },
  ],
  allowedCommands: ['cancel-order-by-staff', 'cancel-lines'],
} as unknown as OrderRecord
const held = { productId: header }

it('cancels the pieces of an open order', () => expect(releaseWayOf(order, held, true)).toBe('cancel-lines'))
it('cancels the order where nothing else would be left, or single lines cannot be cancelled', () => {
  expect(releaseWayOf({ ...order, openLines: order.openLines.slice(0, 1) }, held, true)).toBe('cancel-order')
  expect(releaseWayOf({ ...order, allowedCommands: ['cancel-order-by-staff'] }, held, true)).toBe('cancel-order')
})
it('leaves an open order to those who may cancel it', () => expect(releaseWayOf(order, held, false)).toBe('permission'))
it('waits for an order that is packed', () =>
  expect(releaseWayOf({ ...order, status: 'testing', allowedCommands: [] }, held, true)).toBe('later'))
it('releases what an order holds that is over', () =>
  expect(releaseWayOf({ ...order, status: 'cancelled' }, held, false)).toBe('over'))
