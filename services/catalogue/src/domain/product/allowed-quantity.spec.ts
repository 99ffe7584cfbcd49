import { describe, expect, it } from 'vitest'
import { isAllowedQuantity, suggestedQuantities } from './allowed-quantity.ts'

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
})
