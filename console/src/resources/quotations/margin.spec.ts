import { expect, it } from 'vitest'
import { marginOf, marginOfAll } from './margin.ts'

const price = (amount: number, scale = 2) => ({ amount, scale, currency: 'EUR' as const })
const total = (minor: number) => ({ minor, currency: 'EUR' as const })

it('is the share of a price above the cost, and negative at a loss', () => {
  expect(marginOf(price(25), price(2000, 4))).toBeCloseTo(0.2)
  expect(marginOf(price(25), price(30))).toBeCloseTo(-0.2)
  expect(marginOf(price(0), price(30))).toBeUndefined()
})

it('is that of all pieces together, once every line has price and cost', () => {
  const cheap = { quantity: 1000, total: total(25_000), cost: price(20) }
  const dear = { quantity: 10, total: total(75_000), cost: price(3000) }
  expect(marginOfAll([cheap, dear])).toBeCloseTo(0.5)
  expect(marginOfAll([cheap, { ...dear, cost: null }])).toBeUndefined()
  expect(marginOfAll([cheap, { ...dear, total: undefined }])).toBeUndefined()
  expect(marginOfAll([])).toBeUndefined()
})
