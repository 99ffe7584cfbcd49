import { describe, expect, it } from 'vitest'
import { isOrderable, minQuantity, nearestQuantities } from './order-quantity.ts'

describe('order quantity', () => {
  const rule = { moq: 30, orderMultiple: 20 }
  it('starts at the minimum rounded up to the multiple', () => {
    expect(minQuantity(rule)).toBe(40)
  })
  it('allows multiples from the minimum on', () => {
    expect(isOrderable(60, rule)).toBe(true)
    expect(isOrderable(50, rule)).toBe(false)
    expect(isOrderable(20, rule)).toBe(false)
  })
  it('returns the two nearest valid quantities for an invalid one', () => {
    expect(nearestQuantities(50, rule)).toEqual({ lower: 40, upper: 60 })
    expect(nearestQuantities(7, rule)).toEqual({ lower: null, upper: 40 })
    expect(nearestQuantities(60, rule)).toEqual({ lower: null, upper: 60 })
  })
})
