import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { coverOf, proposalCosts } from './proposal-costs.ts'

const [header, housing] = ['p-0123456789abcdef', 'p-00112233445566aa'].map((id) => productId.parse(id)) as [
  ReturnType<typeof productId.parse>,
  ReturnType<typeof productId.parse>,
]

describe('a proposal', () => {
  it('costs its pieces, rounded once; what has no cost price is counted', () => {
    const list = [
      { productId: header, quantity: 333 },
      { productId: housing, quantity: 10 },
    ]
    const converted = { amount: 176, scale: 4, currency: 'USD' as const }
    expect(proposalCosts(list, [{ productId: header, converted }], 'USD')).toEqual({
      of: new Map([[header, { minor: 586, currency: 'USD' }]]),
      total: { minor: 586, currency: 'USD' },
      unpriced: 1,
    })
  })

  it('has the days that its pieces last', () => {
    expect(coverOf({ available: 100, sold: 560 })).toBe(10)
    expect(coverOf({ available: 9, sold: 56 })).toBe(9)
    expect(coverOf({ available: 100, sold: 0 })).toBeNull()
  })
})
