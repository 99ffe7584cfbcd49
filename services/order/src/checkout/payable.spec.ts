import { describe, expect, it } from 'vitest'
import { rateText } from '../cart/quote.ts'
import { converted, crossRate } from './payable.ts'

const rate = (to: 'USD' | 'CNY' | 'EUR' | 'JPY', amount: number, scale: number) => ({
  from: 'USD' as const,
  to,
  amount,
  scale,
})
const yuan = rate('CNY', 71_328, 4)

describe('the payable amount', () => {
  it('follows from the rate to the dollar', () => {
    const cross = crossRate(rate('USD', 1, 0), yuan)
    expect(rateText(cross)).toBe('7.1328')
    expect(converted({ minor: 12_558, currency: 'USD' }, cross)).toEqual({ minor: 89_574, currency: 'CNY' })
  })

  it('follows from both rates if neither currency is the dollar', () => {
    expect(rateText(crossRate(rate('EUR', 9216, 4), yuan))).toBe('7.73958333')
    const fromYen = crossRate(rate('JPY', 154_32, 2), yuan)
    expect(rateText(fromYen)).toBe('0.04622084')
    expect(converted({ minor: 20_000, currency: 'JPY' }, fromYen)).toEqual({ minor: 92_442, currency: 'CNY' })
  })

  it('is rounded half up, once', () => {
    const half = crossRate(rate('USD', 1, 0), rate('CNY', 15, 1))
    expect([1, 2, 3].map((minor) => converted({ minor, currency: 'USD' }, half).minor)).toEqual([2, 3, 5])
  })

  it('is at least one minor unit', () =>
    expect(converted({ minor: 1, currency: 'JPY' }, crossRate(rate('JPY', 900_000, 0), yuan)).minor).toBe(1))
})
