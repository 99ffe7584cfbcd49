import { describe, expect, it } from 'vitest'
import { allowedFrom, allowedUpTo, isAllowedQuantity, suggestedQuantities } from './allowed-quantity.ts'

describe('the quantity of a line', () => {
  const rule = { moq: 25, orderMultiple: 10 }

  it('is allowed from the minimum on, in whole multiples', () => {
    expect([10, 25, 30, 35, 40].map((quantity) => isAllowedQuantity(rule, quantity))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ])
    expect(isAllowedQuantity({ moq: 1, orderMultiple: 1 }, 1)).toBe(true)
  })

  it('comes with the nearest allowed ones', () => {
    expect(suggestedQuantities(rule, 3)).toEqual([30])
    expect(suggestedQuantities(rule, 44)).toEqual([40, 50])
    expect(suggestedQuantities(rule, 40)).toEqual([])
  })

  it('is found from a quantity on, and up to one', () => {
    expect([1, 30, 31].map((quantity) => allowedFrom(rule, quantity))).toEqual([30, 30, 40])
    expect([29, 30, 49].map((quantity) => allowedUpTo(rule, quantity))).toEqual([undefined, 30, 40])
  })
})
