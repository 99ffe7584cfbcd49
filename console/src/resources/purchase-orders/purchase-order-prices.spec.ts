import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { expect, it } from 'vitest'
import { orderTotals, priceOf, readAgreedPrice } from './purchase-order-prices.ts'

const signs = numberSignsOf('en')
const cost = { amount: 125, scale: 3, currency: 'EUR' } as const
const agreed = { amount: 2, scale: 0, currency: 'USD' } as const
const line = { quantity: 8, unitCost: cost, agreedPrice: null }

it('reads a price, none, and what is no price', () => {
  expect(readAgreedPrice(' 0,125', 'EUR', signs)).toEqual(cost)
  expect(readAgreedPrice(' ', 'EUR', signs)).toBeNull()
  expect(readAgreedPrice('a lot', 'EUR', signs)).toBeUndefined()
})
it('takes what was agreed before the cost price', () => {
  expect(priceOf({ ...line, agreedPrice: agreed })).toEqual(agreed)
  expect(priceOf(line)).toEqual(cost)
  expect(priceOf({ unitCost: null, agreedPrice: null })).toBeNull()
})
it('adds up by currency, and nothing where a price is unknown', () => {
  expect(orderTotals([line, { ...line, agreedPrice: agreed }, line])).toEqual([
    { minor: 200, currency: 'EUR' },
    { minor: 1600, currency: 'USD' },
  ])
  expect(orderTotals([line, { ...line, unitCost: null }])).toEqual([])
})
