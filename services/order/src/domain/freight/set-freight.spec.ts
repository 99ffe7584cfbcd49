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
  it('takes a method away from a zone', () =>
    given(freightDecider, [set])
      .when({ ...command, steps: [] })
      .then([{ type: 'freight-set', data: { ...tariff, steps: [] } }]))
  it('sets what never stood', () =>
    given(freightDecider, [])
      .when({ ...command, version: 0 })
      .then([{ type: 'freight-set', data: { ...tariff, steps: dearer } }]))
  it('is quiet where nothing would change', () =>
    given(freightDecider, [set])
      .when({ ...command, steps: tariff.steps })
      .thenNothing())
  it('refuses an editor who saw other prices, whatever changed elsewhere', () => {
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
