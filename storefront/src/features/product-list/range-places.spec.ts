import { describe, expect, it } from 'vitest'
import { endsAt, placesOf } from './range-places.ts'

const bars = [1, 2, 5, 10, 20].map((from, index, all) => ({ from, to: all[index + 1] ?? 50, count: index }))

describe('handles over a histogram', () => {
  it('are at the outer edges when an end is open', () => {
    expect(placesOf(bars, undefined, undefined)).toEqual([0, 5])
    expect(endsAt(bars, 0, 5)).toEqual({ from: undefined, to: undefined })
  })

  it('are around a typed range', () => {
    expect(placesOf(bars, 4, 12)).toEqual([1, 4])
    expect(placesOf(bars, 70, undefined)).toEqual([4, 5])
    expect(placesOf(bars, undefined, 0.2)).toEqual([0, 1])
  })

  it('have the values of their edges', () => {
    expect(endsAt(bars, 1, 3)).toEqual({ from: 2, to: 10 })
    expect(placesOf(bars, 2, 10)).toEqual([1, 3])
  })

  it('leave no range when they meet', () => {
    expect(endsAt(bars, 2, 2)).toEqual({ from: undefined, to: undefined })
  })
})
