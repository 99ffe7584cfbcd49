import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOfFurtherPieces, priceOfPieces } from './price-of-pieces.ts'

const header = { lineTotal: { minor: 10_098, currency: 'USD' as const }, quantity: 250 }

describe('the price of some pieces of a line', () => {
  it('is their share of its total', () => {
    expect(priceOfPieces(header, 250)).toEqual({ minor: 10_098, currency: 'USD' })
    expect(priceOfPieces(header, 40)).toEqual({ minor: 1615, currency: 'USD' })
  })
  it('is together never more than the line', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 }),
        (minor, parts) => {
          const line = { lineTotal: { minor, currency: 'USD' as const }, quantity: parts.reduce((a, b) => a + b, 0) }
          const sum = parts.reduce((total, pieces) => total + priceOfPieces(line, pieces).minor, 0)
          expect(sum).toBeLessThanOrEqual(minor)
          expect(priceOfPieces(line, line.quantity).minor).toBe(minor)
          let before = 0
          let inParts = 0
          for (const pieces of parts) {
            inParts += priceOfFurtherPieces(line, before, pieces).minor
            before += pieces
          }
          expect(inParts).toBe(minor)
        },
      ),
    ))
})
