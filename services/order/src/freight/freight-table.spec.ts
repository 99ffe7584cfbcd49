import { describe, expect, it } from 'vitest'
import { type Freight, noFreight } from '../domain/freight/freight.ts'
import { freightDecider } from '../domain/freight/freight-decider.ts'
import { seededFreight } from './freight-seed.ts'
import { freightByMethod, fromUsCents } from './freight-table.ts'

const seeded = seededFreight.reduce<Freight>(
  (state, data) => freightDecider.evolve(state, { type: 'freight-set', data }),
  noFreight,
)

describe('freight', () => {
  it('uses the first row that covers the weight', () => {
    const steps = [
      { upToGrams: 1000, usCents: 2130 },
      { upToGrams: 2000, usCents: 2800 },
    ]
    const freight: Freight = {
      tariffs: [
        { zone: 'europe', method: 'standard', version: 1, steps },
        { zone: 'europe', method: 'express', version: 1, steps: [] },
        { zone: 'asia', method: 'standard', version: 1, steps: [{ upToGrams: 2000, usCents: 1000 }] },
      ],
    }
    expect(freightByMethod(freight, 'europe', 1000)).toEqual({ standard: 2130 })
    expect(freightByMethod(freight, 'europe', 1001)).toEqual({ standard: 2800 })
    expect(freightByMethod(freight, 'europe', 2001)).toEqual({})
  })

  it('offers three methods for a parcel, and only forwarding for a pallet', () => {
    for (const zone of ['domestic', 'asia', 'europe', 'americas', 'rest'] as const) {
      expect(Object.keys(freightByMethod(seeded, zone, 1190))).toEqual(['economy', 'standard', 'express'])
      expect(Object.keys(freightByMethod(seeded, zone, 80_000))).toEqual(['standard'])
    }
  })

  it('never costs less for more weight', () => {
    for (const zone of ['domestic', 'asia', 'europe', 'americas', 'rest'] as const) {
      let before = 0
      for (const grams of [1, 250, 251, 1000, 5000, 20_000]) {
        const { economy = Number.POSITIVE_INFINITY } = freightByMethod(seeded, zone, grams)
        expect(economy).toBeGreaterThanOrEqual(before)
        before = economy
      }
    }
  })

  it('converts to other currencies by their minor digits', () => {
    expect(fromUsCents(2460, { from: 'USD', to: 'USD', amount: 1, scale: 0 })).toEqual({ minor: 2460, currency: 'USD' })
    expect(fromUsCents(2460, { from: 'USD', to: 'CNY', amount: 71_328, scale: 4 })).toEqual({
      minor: 17_547,
      currency: 'CNY',
    })
    expect(fromUsCents(2460, { from: 'USD', to: 'JPY', amount: 1505, scale: 1 })).toEqual({
      minor: 3702,
      currency: 'JPY',
    })
  })
})
