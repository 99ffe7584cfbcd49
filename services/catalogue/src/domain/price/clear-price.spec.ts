import { given } from '@pinline/chassis/domain/given'
import type { PriceEvent } from '@pinline/events/catalogue/price-event'
import { productId as productIdSchema } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { priceDecider } from './price-decider.ts'

const productId = productIdSchema.parse('p-0123456789abcdef')
const euros: PriceEvent = {
  type: 'price-set',
  data: {
    productId,
    currency: 'EUR',
    breaks: [{ from: 1, unitPrice: { amount: 4039, scale: 4, currency: 'EUR' } }],
  },
}
const cleared: PriceEvent = { type: 'price-cleared', data: { productId, currency: 'EUR' } }
const clear = { type: 'clear-price', productId, currency: 'EUR' } as const

describe('clear-price', () => {
  it('reverts a currency to the converted price', () => {
    given(priceDecider, [euros]).when(clear).then([cleared])
  })
  it('refuses the currency that rates start from', () => {
    given(priceDecider, [])
      .when({ ...clear, currency: 'USD' })
      .thenRejected('invalid-input', { errors: { currency: 'invalid-input' } })
  })
  it('does nothing if no price is set', () => {
    given(priceDecider, []).when(clear).thenNothing()
    given(priceDecider, [euros, cleared]).when(clear).thenNothing()
  })
})
