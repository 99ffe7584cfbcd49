import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productId } from '../ids.ts'
import { lineTotal } from '../money.ts'
import { areBreaksAllowed, maxOfferedBreaks, offeredPrice, offeredPriceAt } from './quotation-line.ts'

const price = (amount: number, scale = 4) => ({ amount, scale, currency: 'EUR' as const })
const breakAt = (from: number, amount: number) => ({ from, unitPrice: price(amount) })

/** Breaks that rise by the gaps, each cheaper by its step. */
const offered = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 500 }), step: fc.integer({ min: 1, max: 100 }) }), {
    maxLength: maxOfferedBreaks,
  })
  .map((steps) => {
    let [from, amount] = [1, 1000]
    const breaks = steps.map(({ gap, step }) => {
      from += gap
      amount -= step
      return breakAt(from, amount)
    })
    return { unitPrice: price(1000), breaks }
  })

describe('price breaks of an offer', () => {
  it('have the price of the highest one that a quantity reaches', () => {
    const one = { unitPrice: price(1899), breaks: [breakAt(100, 1750), breakAt(500, 1600)] }
    expect([1, 99, 100, 499, 500, 9999].map((quantity) => offeredPriceAt(one, quantity).amount)).toEqual([
      1899, 1899, 1750, 1750, 1600, 1600,
    ])
    expect(offeredPriceAt({ unitPrice: price(1899) }, 9999)).toEqual(price(1899))
  })

  it('never make a piece dearer for ordering more, and are those of a search by hand', () =>
    fc.assert(
      fc.property(offered, fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (one, a, b) => {
        expect(areBreaksAllowed(one, 5000)).toBe(true)
        const [few, many] = [Math.min(a, b), Math.max(a, b)]
        expect(offeredPriceAt(one, many).amount).toBeLessThanOrEqual(offeredPriceAt(one, few).amount)
        const reached = one.breaks.filter(({ from }) => from <= many).map(({ unitPrice }) => unitPrice.amount)
        expect(offeredPriceAt(one, many).amount).toBe(Math.min(1000, ...reached))
        // Two orders never cost less than one of both, but for the rounding of the lines.
        const parts = lineTotal(offeredPriceAt(one, a), a).minor + lineTotal(offeredPriceAt(one, b), b).minor
        expect(parts + 1).toBeGreaterThanOrEqual(lineTotal(offeredPriceAt(one, a + b), a + b).minor)
      }),
    ))

  it('rise from two pieces up to the quantity that was asked for', () => {
    const allowed = (from: number, more = 1750) =>
      areBreaksAllowed({ unitPrice: price(1899), breaks: [breakAt(from, more)] }, 1000)
    expect([0, 1, 2, 1000, 1001].map((from) => allowed(from))).toEqual([false, false, true, true, false])
    expect(areBreaksAllowed({ unitPrice: price(9), breaks: [breakAt(5, 8), breakAt(5, 7)] }, 10)).toBe(false)
    expect(areBreaksAllowed({ unitPrice: price(9), breaks: [breakAt(6, 8), breakAt(5, 7)] }, 10)).toBe(false)
  })

  it('fall in price, whatever its decimals', () => {
    const allowed = (amount: number, scale: number) =>
      areBreaksAllowed({ unitPrice: price(19, 2), breaks: [{ from: 10, unitPrice: price(amount, scale) }] }, 100)
    expect(allowed(1899, 4)).toBe(true)
    expect(allowed(1900, 4)).toBe(false)
    expect(allowed(1, 0)).toBe(false)
  })

  it('are of one currency, and few', () => {
    const dollars = { from: 10, unitPrice: { ...price(1), currency: 'USD' as const } }
    expect(() => areBreaksAllowed({ unitPrice: price(2), breaks: [dollars] }, 100)).toThrow(/cannot compare/)
    const breaks = Array.from({ length: maxOfferedBreaks + 1 }, (_, place) => breakAt(place + 2, 100 - place))
    const line = { productId: productId.parse('p-00112233445566aa'), unitPrice: price(900), leadTimeDays: 1 }
    expect(offeredPrice.safeParse({ ...line, breaks }).success).toBe(false)
    expect(offeredPrice.safeParse({ ...line, breaks: breaks.slice(1) }).success).toBe(true)
  })
})
