import { given } from '@pinline/chassis/domain/given'
import type { PriceEvent } from '@pinline/events/catalogue/price-event'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import { productId as productIdSchema } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import { describe, it } from 'vitest'
import { priceDecider } from './price-decider.ts'

const productId = productIdSchema.parse('p-0123456789abcdef')
const step = (from: number, amount: number, currency: CurrencyCode = 'USD'): PriceBreak => ({
  from,
  unitPrice: { amount, scale: 4, currency },
})
const breaks = [step(1, 4039), step(100, 3120)]
const set: PriceEvent = { type: 'price-set', data: { productId, currency: 'USD', breaks } }
const refusal = { errors: { breaks: 'invalid-input' } }

describe('set-price', () => {
  it('sets the breaks of a currency', () => {
    given(priceDecider, []).when({ type: 'set-price', productId, currency: 'USD', breaks }).then([set])
  })

  it('sets another currency besides the first', () => {
    const yuan = [step(1, 29000, 'CNY')]
    given(priceDecider, [set])
      .when({ type: 'set-price', productId, currency: 'CNY', breaks: yuan })
      .then([{ type: 'price-set', data: { productId, currency: 'CNY', breaks: yuan } }])
  })

  it('refuses breaks that do not ascend', () => {
    given(priceDecider, [])
      .when({ type: 'set-price', productId, currency: 'USD', breaks: [step(100, 3120), step(100, 3000)] })
      .thenRejected('invalid-input', refusal)
  })

  it('refuses a price in another currency', () => {
    given(priceDecider, [])
      .when({ type: 'set-price', productId, currency: 'USD', breaks: [step(1, 4039, 'EUR')] })
      .thenRejected('invalid-input', refusal)
  })

  it('refuses no breaks and too many', () => {
    for (const wrong of [[], Array.from({ length: 13 }, (_, index) => step(index + 1, 100))]) {
      given(priceDecider, [])
        .when({ type: 'set-price', productId, currency: 'USD', breaks: wrong })
        .thenRejected('invalid-input', refusal)
    }
  })

  it('does nothing on repetition', () => {
    given(priceDecider, [set]).when({ type: 'set-price', productId, currency: 'USD', breaks }).thenNothing()
  })
})
