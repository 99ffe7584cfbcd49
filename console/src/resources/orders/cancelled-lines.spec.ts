import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { cancellableLines, isWholeOrder, refundOfLines, typedLines } from './cancelled-lines.ts'

const [header, custom] = ['p-00112233445566aa', 'p-00112233445566bb'].map((id) => productId.parse(id)) as [never, never]
const usd = (minor: number) => ({ minor, currency: 'USD' as const })
const order = {
  status: 'confirmed',
  total: usd(19_293),
  lines: [
    { productId: header, quantity: 250, cancelled: 249, lineTotal: usd(10_098), custom: false },
    { productId: custom, quantity: 4, cancelled: 0, lineTotal: usd(6735), custom: true },
  ],
  openLines: [
    { productId: header, quantity: 1 },
    { productId: custom, quantity: 4 },
  ],
} as unknown as OrderRecord

it('offers open pieces, made-to-order ones before stocking only', () => {
  expect(cancellableLines(order).map(({ open }) => open)).toEqual([1, 4])
  expect(cancellableLines({ ...order, status: 'stocking' }).map(({ open }) => open)).toEqual([1])
})

it('reads pieces up to what is open', () => {
  expect(typedLines(order, { [header]: '1', [custom]: '' })).toEqual([{ productId: header, quantity: 1 }])
  expect(typedLines(order, { [header]: '2' })).toBeUndefined()
  expect(typedLines(order, { [header]: 'x' })).toBeUndefined()
})

it('previews the refund after what was cancelled before', () => {
  const chosen = [{ productId: header, quantity: 1 }]
  expect(refundOfLines(order, chosen)).toEqual(usd(41))
  expect(isWholeOrder(order, chosen)).toBe(false)
  expect(isWholeOrder(order, [...chosen, { productId: custom, quantity: 4 }])).toBe(true)
})
