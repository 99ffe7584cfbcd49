import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { describe, expect, it } from 'vitest'
import { parsePieces, quantityErrorOf } from './stock-booking.ts'

const read = (input: string, tag = 'en') => parsePieces(input, numberSignsOf(tag))

describe('pieces as text', () => {
  it('are whole numbers, with the signs and spaces that people type', () => {
    expect(['12', '−12', '+40', '1 200', '1,200'].map((input) => read(input))).toEqual([12, -12, 40, 1200, 1200])
    expect(['−12', '1 200', '1.200', '1,200', '0,250'].map((input) => read(input, 'de'))).toEqual([
      ...[-12, 1200, 1200],
      ...[undefined, undefined],
    ])
  })
  it('are undefined for other text', () => {
    expect(['', '1.5', '1,5', '12,50', 'ten', '1e9'].map((input) => read(input))).toEqual(Array(6).fill(undefined))
  })
})

describe('a quantity', () => {
  it('can be received if positive', () => {
    expect(quantityErrorOf('receive', 40, 0)).toBeUndefined()
    expect(quantityErrorOf('receive', undefined, 10)).toBe('resources.stock.quantity_wrong')
    expect(quantityErrorOf('receive', -1, 10)).toBe('resources.stock.quantity_wrong')
    expect(quantityErrorOf('receive', 0, 10)).toBe('resources.stock.quantity_wrong')
  })
  it('can be taken off down to zero', () => {
    expect(quantityErrorOf('adjust', -10, 10)).toBeUndefined()
    expect(quantityErrorOf('adjust', -11, 10)).toBe('resources.stock.quantity_negative')
  })
})
