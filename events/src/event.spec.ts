import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { changedEvent, event } from './event.ts'

/** Weights were in kilograms, as text, in the first release; the second one called them grams. */
const parcelSent = changedEvent(
  'parcel-sent',
  { weightGrams: z.int().positive(), carrier: z.string() },
  ({ weight, grams, ...data }) => ({
    ...data,
    ...(weight === undefined ? {} : { weightGrams: Math.round(Number(weight) * 1000) }),
    ...(grams === undefined ? {} : { weightGrams: grams }),
  }),
)
const parcelEvent = z.discriminatedUnion('type', [parcelSent, event('parcel-lost', {})])

describe('an event whose data has changed', () => {
  const golden = [
    ['first', { weight: '1.2', carrier: 'DHL' }, { weightGrams: 1200, carrier: 'DHL' }],
    ['second', { grams: 350, carrier: 'UPS' }, { weightGrams: 350, carrier: 'UPS' }],
    ['present', { weightGrams: 8, carrier: 'FedEx' }, { weightGrams: 8, carrier: 'FedEx' }],
  ] as const

  it.each(golden)('is read in its %s shape as the present one', (_shape, data, read) => {
    expect(parcelEvent.parse({ type: 'parcel-sent', data })).toEqual({ type: 'parcel-sent', data: read })
  })
  it('is read once more as itself', () => {
    for (const [, , read] of golden) expect(parcelSent.parse({ type: 'parcel-sent', data: read }).data).toEqual(read)
  })
  it('is refused in a shape that it never had', () => {
    for (const data of [{ carrier: 'DHL' }, { weight: 'heavy', carrier: 'DHL' }, null, [1]])
      expect(parcelEvent.safeParse({ type: 'parcel-sent', data }).success).toBe(false)
  })
})
