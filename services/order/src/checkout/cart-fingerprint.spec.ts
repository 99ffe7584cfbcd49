import { buyerId, productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { cartFingerprintOf } from './cart-fingerprint.ts'

const buyer = buyerId.parse('b-00000000000000000001')
const line = (digit: string, quantity = 10, changedAt = '2026-11-22T09:00:00.000Z') => ({
  productId: productId.parse(`p-${digit.repeat(16)}`),
  quantity,
  changedAt,
})
const placed = cartFingerprintOf(buyer, [line('1'), line('2')])

describe('a cart fingerprint', () => {
  it('is the same whatever the order of its lines', () =>
    expect(cartFingerprintOf(buyer, [line('2'), line('1')])).toBe(placed))

  it('differs for another buyer, other lines, another quantity, and lines that were changed or added again', () => {
    const others = [
      cartFingerprintOf(buyerId.parse('b-00000000000000000002'), [line('1'), line('2')]),
      cartFingerprintOf(buyer, [line('1')]),
      cartFingerprintOf(buyer, [line('1'), line('2', 20)]),
      cartFingerprintOf(buyer, [line('1'), line('2', 10, '2026-11-22T09:00:00.001Z')]),
    ]
    expect(new Set([placed, ...others]).size).toBe(5)
  })
})
