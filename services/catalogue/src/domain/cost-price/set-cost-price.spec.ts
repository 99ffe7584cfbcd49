import { given } from '@pinline/chassis/domain/given'
import type { CostPriceEvent } from '@pinline/events/catalogue/cost-price-event'
import { productId as productIdSchema } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { costPriceDecider } from './cost-price-decider.ts'

const productId = productIdSchema.parse('p-0123456789abcdef')
const cost = { amount: 1250, scale: 4, currency: 'CNY' as const }
const now = '2026-11-26T08:30:00.000Z'
const command = { type: 'set-cost-price', productId, cost, now } as const
const set: CostPriceEvent = { type: 'cost-price-set', data: { productId, cost, setAt: now } }

describe('set-cost-price', () => {
  it('sets what a piece costs', () => given(costPriceDecider, []).when(command).then([set]))
  it('replaces it, in another currency too', () => {
    const dollars = { amount: 20, scale: 2, currency: 'USD' as const }
    given(costPriceDecider, [set])
      .when({ ...command, cost: dollars })
      .then([{ ...set, data: { ...set.data, cost: dollars } }])
  })
  it('takes it away', () =>
    given(costPriceDecider, [set])
      .when({ ...command, cost: null })
      .then([{ ...set, data: { ...set.data, cost: null } }]))
  it('does nothing on repetition', () => {
    given(costPriceDecider, [set]).when(command).thenNothing()
    given(costPriceDecider, [])
      .when({ ...command, cost: null })
      .thenNothing()
  })
})
