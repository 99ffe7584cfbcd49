import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText, isSamePrice, lineTotal, sumMoney } from './money.ts'

describe('lineTotal', () => {
  it.each([
    [{ amount: 4039, scale: 4, currency: 'USD' }, 250, 10098],
    [{ amount: 5, scale: 3, currency: 'USD' }, 1, 1],
    [{ amount: 4, scale: 3, currency: 'USD' }, 1, 0],
    [{ amount: 1255, scale: 2, currency: 'JPY' }, 2, 25],
    [{ amount: 3, scale: 0, currency: 'USD' }, 2, 600],
  ] as const)('%j times %i is %i', (price, quantity, minor) => {
    expect(lineTotal(price, quantity)).toEqual({ minor, currency: price.currency })
  })

  it('is at most half a minor unit off the exact product, at any size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (amount, quantity) => {
          const { minor } = lineTotal({ amount, scale: 4, currency: 'USD' }, quantity)
          const doubled = BigInt(minor) * 200n - BigInt(amount) * BigInt(quantity) * 2n
          expect(doubled <= 100n && doubled > -100n).toBe(true)
        },
      ),
    )
  })

  it('does not add currencies', () => {
    expect(() => sumMoney('USD', [{ minor: 1, currency: 'EUR' }])).toThrow(/cannot add/)
  })
})

describe('isSamePrice', () => {
  const half = { amount: 5, scale: 1, currency: 'USD' } as const
  it('compares amounts whatever their scale, of one currency alone', () => {
    expect(isSamePrice(half, { ...half, amount: 50, scale: 2 })).toBe(true)
    expect(isSamePrice(half, { ...half, amount: 51, scale: 2 })).toBe(false)
    expect(isSamePrice(half, { ...half, currency: 'EUR' })).toBe(false)
  })
})

describe('decimalText', () => {
  it('has all digits, and none lost', () => {
    expect([
      decimalText(4039, 4),
      decimalText(5, 2),
      decimalText(-1250, 2),
      decimalText(0, 2),
      decimalText(700, 0),
      decimalText(Number.MAX_SAFE_INTEGER, 6),
    ]).toEqual(['0.4039', '0.05', '-12.50', '0.00', '700', '9007199254.740991'])
  })

  it('is the number that it was made of', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 6 }), (amount, digits) => {
        expect(decimalText(amount, digits)).toBe((amount / 10 ** digits).toFixed(digits).replace(/^-(0(\.0+)?)$/, '$1'))
      }),
    )
  })
})
