import { given } from '@pinline/chassis/domain/given'
import type { FreightEvent } from '@pinline/events/order/freight-event'
import { describe, it } from 'vitest'
import { freightDecider } from './freight-decider.ts'
import type { SetFreight } from './set-freight.ts'

const tariff = {
  zone: 'europe' as const,
  method: 'standard' as const,
  steps: [
    { upToGrams: 500, usCents: 1800 },
    { upToGrams: 20_000, usCents: 14_670 },
  ],
}
const set: FreightEvent = { type: 'freight-set', data: tariff }
const dearer: SetFreight['steps'] = [{ upToGrams: 500, usCents: 1900 }]
const command: SetFreight = { type: 'set-freight', version: 1, ...tariff, steps: dearer }

describe('set-freight', () => {
  it('replaces all steps of a zone by a method', () =>
    given(freightDecider, [set])
      .when(command)
      .then([{ type: 'freight-set', data: { ...tariff, steps: dearer } }]))
  it('removes a method from a zone', () =>
    given(freightDecider, [set])
      .when({ ...command, steps: [] })
      .then([{ type: 'freight-set', data: { ...tariff, steps: [] } }]))
  it('sets a tariff that did not exist', () =>
    given(freightDecider, [])
      .when({ ...command, version: 0 })
      .then([{ type: 'freight-set', data: { ...tariff, steps: dearer } }]))
  it('does nothing if nothing would change', () =>
    given(freightDecider, [set])
      .when({ ...command, steps: tariff.steps })
      .thenNothing())
  it('refuses an editor who saw other prices, but not because of changes elsewhere', () => {
    const elsewhere: FreightEvent = { type: 'freight-set', data: { ...tariff, zone: 'asia' } }
    given(freightDecider, [set, elsewhere])
      .when(command)
      .then([{ type: 'freight-set', data: { ...tariff, steps: dearer } }])
    given(freightDecider, [set, set])
      .when(command)
      .thenRejected('version-conflict', { data: { version: 2 } })
  })
  it('refuses steps that do not ascend, and says which', () =>
    given(freightDecider, [set])
      .when({ ...command, steps: [...tariff.steps, { upToGrams: 20_000, usCents: 1 }] })
      .thenRejected('invalid-input', { errors: { 'steps.2.upToGrams': 'not-ascending' } }))
})
