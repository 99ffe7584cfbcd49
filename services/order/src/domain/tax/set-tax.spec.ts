import { given } from '@pinline/chassis/domain/given'
import type { TaxEvent } from '@pinline/events/order/tax-event'
import { describe, it } from 'vitest'
import { taxDecider } from './tax-decider.ts'

const now = '2026-11-26T09:00:00.000Z'
const germany = { country: 'DE', basisPoints: 1900 }
const rules = { rates: [germany], euPrivateSales: 'destination' } as const
const set: TaxEvent = { type: 'tax-set', data: { rates: [germany], euPrivateSales: 'destination', setAt: now } }

describe('set-tax', () => {
  it('replaces all rates', () =>
    given(taxDecider, [])
      .when({ type: 'set-tax', ...rules, now })
      .then([set]))
  it('does nothing if nothing would change', () =>
    given(taxDecider, [set])
      .when({ type: 'set-tax', ...rules, now: '2026-11-26T10:00:00.000Z' })
      .thenNothing())
  it('refuses a country that is named twice', () =>
    given(taxDecider, [])
      .when({ type: 'set-tax', ...rules, rates: [germany, { country: 'DE', basisPoints: 700 }], now })
      .thenRejected('invalid-input', { errors: { 'rates.1.country': 'country-twice' } }))
})
