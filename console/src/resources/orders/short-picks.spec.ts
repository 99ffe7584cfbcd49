import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { shortLines } from './short-picks.ts'

const header = productId.parse('p-00000000000000a1')
const socket = productId.parse('p-00000000000000a2')

const orderOf = (picked: number, short: number, cancelled = 0, open = 10) =>
  ({
    lines: [
      { productId: header, model: 'H-10', quantity: 10, cancelled },
      { productId: socket, model: 'S-10', quantity: 4, cancelled: 0 },
    ],
    picks: [{ productId: header, picked, short }],
    openLines: [
      { productId: header, quantity: open },
      { productId: socket, quantity: 4 },
    ],
  }) as unknown as OrderRecord

describe('what is missing of an order', () => {
  it('is what its pick says', () => {
    expect(shortLines(orderOf(7, 3))).toEqual([{ productId: header, model: 'H-10', quantity: 3 }])
    expect(shortLines(orderOf(10, 0))).toEqual([])
  })

  it('leaves out what was cancelled since, and what is sent', () => {
    expect(shortLines(orderOf(7, 3, 2, 8))).toEqual([{ productId: header, model: 'H-10', quantity: 1 }])
    expect(shortLines(orderOf(7, 3, 3, 7))).toEqual([])
    expect(shortLines(orderOf(7, 3, 0, 2))).toEqual([{ productId: header, model: 'H-10', quantity: 2 }])
  })
})
