import { describe, expect, it } from 'vitest'
import { quantityFault, typedPieces } from './stock-booking.ts'

describe('typed pieces', () => {
  it('are whole numbers, with the signs and spaces that people type', () => {
    expect(['12', '−12', '+40', '1 200', '1,200'].map(typedPieces)).toEqual([12, -12, 40, 1200, 1200])
  })
  it('are nothing else', () => {
    expect(['', '1.5', 'ten', '1e9'].map(typedPieces)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('a quantity', () => {
  it('may be received when it is positive', () => {
    expect(quantityFault('receive', '40', 0)).toBeUndefined()
    expect(quantityFault('receive', '-1', 10)).toBe('resources.stock.quantity_wrong')
    expect(quantityFault('receive', '0', 10)).toBe('resources.stock.quantity_wrong')
  })
  it('may be taken off down to nothing', () => {
    expect(quantityFault('adjust', '-10', 10)).toBeUndefined()
    expect(quantityFault('adjust', '-11', 10)).toBe('resources.stock.quantity_negative')
  })
})
