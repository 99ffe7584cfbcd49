import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import { describe, expect, it } from 'vitest'
import { currentBreak, nextBreak, savedShare } from './price-break.ts'

const row = (from: number, amount: number): PriceBreak => ({ from, unitPrice: { amount, scale: 4, currency: 'USD' } })
const breaks = [row(1, 5689), row(100, 4039), row(1000, 3015)]

describe('price breaks', () => {
  it('return the row of a quantity', () => {
    expect(currentBreak(breaks, 250)?.from).toBe(100)
    expect(currentBreak(breaks, 100)?.from).toBe(100)
    expect(currentBreak(breaks, 0)?.from).toBe(1)
  })
  it('return the next cheaper row', () => {
    expect(nextBreak(breaks, 250)?.from).toBe(1000)
    expect(nextBreak(breaks, 1000)).toBeUndefined()
  })
  it('return the saving of a row', () => {
    expect(savedShare(breaks, row(100, 4039))).toBeCloseTo(0.29, 2)
    expect(savedShare([], row(1, 1))).toBe(0)
  })
})
