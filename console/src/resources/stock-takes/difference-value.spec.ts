import { expect, it } from 'vitest'
import { valueAtCost } from './difference-value.ts'

const cost = { productId: 'p-1', converted: { amount: 4039, scale: 4, currency: 'USD' as const } }

it('is the cost of the pieces, negative for missing ones', () => {
  expect(valueAtCost({ productId: 'p-1', difference: 100 }, [cost])).toBe(4039)
  expect(valueAtCost({ productId: 'p-1', difference: -3 }, [cost])).toBe(-121)
})
it('is unknown without a cost price', () => {
  expect(valueAtCost({ productId: 'p-2', difference: 3 }, [cost])).toBeNull()
  expect(valueAtCost({ productId: 'p-1', difference: 3 }, [{ ...cost, converted: null }])).toBeNull()
})
