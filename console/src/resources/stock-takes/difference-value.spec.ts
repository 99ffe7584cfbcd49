import { expect, it } from 'vitest'
import { totalAtCost, valueAtCost } from './difference-value.ts'

const cost = { productId: 'p-1', converted: { amount: 4039, scale: 4, currency: 'USD' as const } }

it('is the cost of the pieces, negative for missing ones', () => {
  expect(valueAtCost({ productId: 'p-1', difference: 100 }, [cost])).toBe(4039)
  expect(valueAtCost({ productId: 'p-1', difference: -3 }, [cost])).toBe(-121)
})
it('is unknown without a cost price', () => {
  expect(valueAtCost({ productId: 'p-2', difference: 3 }, [cost])).toBeNull()
  expect(valueAtCost({ productId: 'p-1', difference: 3 }, [{ ...cost, converted: null }])).toBeNull()
})
it('is summed over all differences, and those without a cost price are counted', () => {
  const differences = Array.from({ length: 101 }, (_, place) => ({ productId: `p-${place}`, difference: 100 }))
  const costs = differences.map(({ productId }) => ({ ...cost, productId }))
  expect(totalAtCost(differences, costs)).toEqual({ minor: 101 * 4039, unpriced: 0 })
  expect(totalAtCost(differences, costs.slice(0, 100))).toEqual({ minor: 100 * 4039, unpriced: 1 })
})
