import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import type { CurrencyCode, UnitPrice } from '@pinline/events/money'
import { describe, expect, it } from 'vitest'
import { breaksIn, convertBetween, convertPrice, priceVersionOf, unitPriceAt } from './quote.ts'

const usd = (amount: number): UnitPrice => ({ amount, scale: 4, currency: 'USD' })
const rate = (to: CurrencyCode, amount: number, scale: number): ExchangeRate => ({ from: 'USD', to, amount, scale })
const breaks: PriceBreak[] = [
  { from: 1, unitPrice: usd(4039) },
  { from: 100, unitPrice: usd(3120) },
]
const yuan: PriceBreak[] = [{ from: 1, unitPrice: { amount: 29000, scale: 4, currency: 'CNY' } }]

describe('the price of a quantity', () => {
  it('is that of the highest break reached', () => {
    expect(unitPriceAt(breaks, 1)).toEqual(usd(4039))
    expect(unitPriceAt(breaks, 99)).toEqual(usd(4039))
    expect(unitPriceAt(breaks, 100)).toEqual(usd(3120))
    expect(unitPriceAt(breaks, 1_000_000)).toEqual(usd(3120))
  })

  it('is the first break’s below it, and none without breaks', () => {
    expect(unitPriceAt([{ from: 10, unitPrice: usd(500) }], 3)).toEqual(usd(500))
    expect(unitPriceAt([], 3)).toBeUndefined()
  })
})

describe('a price by rate', () => {
  it('is rounded half up to two digits below the minor unit', () => {
    expect(convertPrice(usd(4039), rate('CNY', 7118, 3))).toEqual({ amount: 28750, scale: 4, currency: 'CNY' })
    expect(convertPrice(usd(1), rate('EUR', 5, 1))).toEqual({ amount: 1, scale: 4, currency: 'EUR' })
    expect(convertPrice(usd(4039), rate('JPY', 1564, 1))).toEqual({ amount: 6317, scale: 2, currency: 'JPY' })
  })

  it('leaves the base currency unchanged', () => {
    expect(convertPrice(usd(4039), rate('USD', 1, 0))).toEqual(usd(4039))
  })

  it('leads from one currency to another by both rates', () => {
    const yuan = { amount: 1250, scale: 4, currency: 'CNY' as const }
    expect(convertBetween(yuan, rate('CNY', 7118, 3), rate('EUR', 8640, 4))).toEqual({
      amount: 152,
      scale: 4,
      currency: 'EUR',
    })
    expect(convertBetween(usd(4039), rate('USD', 1, 0), rate('JPY', 1542, 1))).toEqual({
      amount: 6228,
      scale: 2,
      currency: 'JPY',
    })
    expect(convertBetween(yuan, rate('CNY', 7118, 3), rate('CNY', 7118, 3))).toBe(yuan)
  })

  it('is overridden by an explicit price', () => {
    const price = { USD: breaks, CNY: yuan }
    expect(breaksIn(price, rate('CNY', 7118, 3))).toBe(yuan)
    expect(breaksIn(price, rate('EUR', 5, 1)).map((step) => step.unitPrice.amount)).toEqual([2020, 1560])
    expect(breaksIn({}, rate('EUR', 5, 1))).toEqual([])
  })
})

describe('the version of a price', () => {
  it('changes with the stream, and with the rate only for converted prices', () => {
    const price = { USD: breaks, CNY: yuan }
    expect(priceVersionOf(price, 1, rate('EUR', 5, 1))).not.toBe(priceVersionOf(price, 2, rate('EUR', 5, 1)))
    expect(priceVersionOf(price, 1, rate('EUR', 5, 1))).not.toBe(priceVersionOf(price, 1, rate('EUR', 6, 1)))
    expect(priceVersionOf(price, 1, rate('CNY', 7, 0))).toBe(priceVersionOf(price, 1, rate('CNY', 8, 0)))
  })
})
