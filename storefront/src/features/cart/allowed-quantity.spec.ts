import { expect, it } from 'vitest'
import { correctedQuantity, isAllowed, maxAllowed, minAllowed, nearestAllowed } from './allowed-quantity.ts'

const hundreds = { moq: 100, orderMultiple: 100 }

it('returns the two nearest valid quantities for an invalid one', () => {
  expect(nearestAllowed(430, hundreds)).toEqual([500, 400])
  expect(nearestAllowed(30, hundreds)).toEqual([100])
  expect(nearestAllowed(9_999_999, hundreds)).toEqual([1_000_000])
  expect(nearestAllowed(Number.NaN, hundreds)).toEqual([100])
})

it('distinguishes valid quantities from invalid ones', () => {
  expect(isAllowed(500, hundreds)).toBe(true)
  expect(isAllowed(430, hundreds)).toBe(false)
  expect(isAllowed(0, { moq: null, orderMultiple: null })).toBe(false)
  expect(isAllowed(1.5, { moq: null, orderMultiple: null })).toBe(false)
  expect(isAllowed(1_000_001, { moq: 1, orderMultiple: 1 })).toBe(false)
})

it('rounds a minimum up to a multiple', () => {
  expect(minAllowed({ moq: 20, orderMultiple: 15 })).toBe(30)
  expect(nearestAllowed(7, { moq: 20, orderMultiple: 15 })).toEqual([30])
})

it('returns the largest valid quantity within the stock', () => {
  expect(maxAllowed(641, hundreds)).toBe(600)
  expect(maxAllowed(99, hundreds)).toBeUndefined()
  expect(maxAllowed(9_999_999, { moq: 1, orderMultiple: 3 })).toBe(999_999)
})

it('returns the same quantity for a replacement, raised to a valid one, or all its stock', () => {
  const stocked = { ...hundreds, available: 1_000, custom: false }
  expect(correctedQuantity(80, stocked)).toBe(100)
  expect(correctedQuantity(430, stocked)).toBe(500)
  expect(correctedQuantity(4_000, stocked)).toBe(1_000)
  expect(correctedQuantity(4_000, { ...stocked, custom: true })).toBe(4_000)
  expect(correctedQuantity(80, { ...stocked, available: 20 })).toBeUndefined()
})
