import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purchaseQuantity } from './purchase-quantity.ts'

const need = { available: 10, incoming: 0, reorderLevel: 50, sold: 0, leadTimeDays: 14, packingUnit: 1 }

describe('a purchase proposal', () => {
  it('fills up to the reorder level', () => expect(purchaseQuantity(need)).toBe(40))
  it('adds what sells until a delivery is there', () => expect(purchaseQuantity({ ...need, sold: 80 })).toBe(60))
  it('counts what is on its way', () => expect(purchaseQuantity({ ...need, incoming: 40 })).toBe(0))
  it('is in whole packing units', () => expect(purchaseQuantity({ ...need, packingUnit: 100 })).toBe(100))
  it('lasts, and is no more than a packing unit too much', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...{ available: fc.nat(1000), incoming: fc.nat(1000), reorderLevel: fc.nat(1000), sold: fc.nat(1000) },
          ...{ leadTimeDays: fc.nat(100), packingUnit: fc.integer({ min: 1, max: 500 }) },
        }),
        (one) => {
          const quantity = purchaseQuantity(one)
          const wanted = one.reorderLevel + (one.sold * one.leadTimeDays) / 56
          const stock = one.available + one.incoming
          expect(stock + quantity).toBeGreaterThanOrEqual(wanted - 1e-9)
          expect(quantity % one.packingUnit).toBe(0)
          if (quantity > 0) expect(stock + quantity - one.packingUnit).toBeLessThan(wanted + 1)
        },
      ),
    )
  })
})
