import { describe, expect, it } from 'vitest'
import { firstOrderSettings } from '../domain/settings/order-settings.ts'
import { shippedTooLong } from './shipped-too-long.ts'

const day = (text: string) => new Date(`2026-${text}T00:00:00.000Z`)
const changed = {
  receiptPeriods: [
    { since: null, days: 90 },
    { since: day('11-01').toISOString(), days: 10 },
  ],
} as const

describe('orders that were shipped too long ago', () => {
  it('were shipped before so many days', () =>
    expect(shippedTooLong(firstOrderSettings, day('11-22'))).toEqual([{ from: null, before: day('08-24') }]))
  it('have the days that were set when they were shipped', () => {
    expect(shippedTooLong(changed, day('11-05'))).toEqual([{ from: null, before: day('08-07') }])
    expect(shippedTooLong(changed, day('11-22'))).toEqual([
      { from: null, before: day('08-24') },
      { from: day('11-01'), before: day('11-12') },
    ])
  })
  it('are limited to the time before a change of the days', () =>
    expect(shippedTooLong(changed, new Date('2027-06-01T00:00:00.000Z'))).toEqual([
      { from: null, before: day('11-01') },
      { from: day('11-01'), before: new Date('2027-05-22T00:00:00.000Z') },
    ]))
  it('use the days of the environment for all orders', () =>
    expect(shippedTooLong(changed, day('11-22'), 1)).toEqual([{ from: null, before: day('11-21') }]))
})
