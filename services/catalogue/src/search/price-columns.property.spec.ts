import { currencyCodes } from '@pinline/events/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { breaksIn, unitPriceAt } from '../domain/price/quote.ts'
import { priceOf } from './indexed-product.ts'
import { listedSample } from './product-index.fixtures.ts'
import { ProductIndex } from './product-index.ts'

const index = new ProductIndex()
const samples = Array.from({ length: 40 }, (_, number) =>
  listedSample(number, { model: `P-${number}` }, { stock: 9, cents: 1 + number * 37 }),
)
for (const sample of samples) index.put(sample)

it('finds a part between its shown price and its shown price, in any currency and at any rate', () => {
  const rates = fc.record({
    to: fc.constantFrom(...currencyCodes.filter((code) => code !== 'USD')),
    amount: fc.integer({ min: 1, max: 99_999_999 }),
    scale: fc.integer({ min: 2, max: 8 }),
  })
  fc.assert(
    fc.property(rates, fc.constantFrom(...samples), (to, sample) => {
      const rate = { from: 'USD', ...to } as const
      const shown = unitPriceAt(breaksIn(priceOf(sample), rate), sample.product.data.moq)
      if (shown === undefined) throw new Error('the sample has no price')
      const price = shown.amount / 10 ** shown.scale
      const filter = { priceMin: price, priceMax: price }
      const { list } = index.list({ filter, categories: undefined, sort: 'model', skip: 0, limit: 50, rate })
      expect(list.map(({ id }) => id)).toContain(sample.id)
    }),
  )
})
