import { describe, expect, it } from 'vitest'
import { afterBusinessDays } from './business-days.ts'
import { seededFreight } from './freight-seed.ts'
import { freightByMethod, fromUsCents } from './freight-table.ts'

describe('freight', () => {
  it('takes the first row that carries the weight', () => {
    const rates = [
      { zone: 'europe', method: 'standard', upToGrams: 2000, usCents: 2800 },
      { zone: 'europe', method: 'standard', upToGrams: 1000, usCents: 2130 },
      { zone: 'asia', method: 'standard', upToGrams: 2000, usCents: 1000 },
    ] as const
    expect(freightByMethod(rates, 'europe', 1000)).toEqual({ standard: 2130 })
    expect(freightByMethod(rates, 'europe', 1001)).toEqual({ standard: 2800 })
    expect(freightByMethod(rates, 'europe', 2001)).toEqual({})
  })

  it('offers three methods for a parcel, and only forwarding for a pallet', () => {
    for (const zone of ['domestic', 'asia', 'europe', 'americas', 'rest'] as const) {
      expect(Object.keys(freightByMethod(seededFreight, zone, 1190))).toEqual(['economy', 'standard', 'express'])
      expect(Object.keys(freightByMethod(seededFreight, zone, 80_000))).toEqual(['standard'])
    }
  })

  it('never costs less for more', () => {
    for (const zone of ['domestic', 'asia', 'europe', 'americas', 'rest'] as const) {
      let before = 0
      for (const grams of [1, 250, 251, 1000, 5000, 20_000]) {
        const { economy = Number.POSITIVE_INFINITY } = freightByMethod(seededFreight, zone, grams)
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

describe('business days', () => {
  it('leave weekends out', () => {
    expect(afterBusinessDays(new Date('2026-11-20T10:00:00Z'), 1)).toBe('2026-11-23')
    expect(afterBusinessDays(new Date('2026-11-21T10:00:00Z'), 1)).toBe('2026-11-23')
    expect(afterBusinessDays(new Date('2026-11-23T10:00:00Z'), 5)).toBe('2026-11-30')
  })
  it('count none for none', () => expect(afterBusinessDays(new Date('2026-11-21T10:00:00Z'), 0)).toBe('2026-11-21'))
})
