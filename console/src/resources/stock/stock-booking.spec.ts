import { describe, expect, it } from 'vitest'
import { parsePieces, quantityErrorOf } from './stock-booking.ts'

describe('pieces as text', () => {
  it('are whole numbers, with the signs and spaces that people type', () => {
    expect(['12', '−12', '+40', '1 200', '1,200'].map(parsePieces)).toEqual([12, -12, 40, 1200, 1200])
  })
  it('are undefined for other text', () => {
    expect(['', '1.5', '1,5', '12,50', 'ten', '1e9'].map(parsePieces)).toEqual(Array(6).fill(undefined))
  })
})

describe('a quantity', () => {
  it('can be received if positive', () => {
    expect(quantityErrorOf('receive', '40', 0)).toBeUndefined()
    expect(quantityErrorOf('receive', '-1', 10)).toBe('resources.stock.quantity_wrong')
    expect(quantityErrorOf('receive', '0', 10)).toBe('resources.stock.quantity_wrong')
  })
  it('can be taken off down to zero', () => {
    expect(quantityErrorOf('adjust', '-10', 10)).toBeUndefined()
    expect(quantityErrorOf('adjust', '-11', 10)).toBe('resources.stock.quantity_negative')
  })
})
