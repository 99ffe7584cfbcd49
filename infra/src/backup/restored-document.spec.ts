import { describe, expect, it } from 'vitest'
import { isBackedUp } from './backup-contents.ts'
import { restoredDocument } from './restored-document.ts'

describe('a restored document', () => {
  it('is published again, if it is a commit with events', () => {
    expect(restoredDocument('commits', { streamType: 'order' }, 2)).toEqual({ streamType: 'order', unpublished: true })
    expect(restoredDocument('commits', { streamType: 'order', unpublished: 'refused' }, 2)).toMatchObject({
      unpublished: true,
    })
    const request = { streamType: 'request', events: [] }
    expect(restoredDocument('commits', request, 2)).toBe(request)
  })

  it('is active by the time of its events alone, if it is the activation of a reaction', () => {
    const since = new Date('2026-11-28T01:00:00.000Z')
    const beyond = '9223372036854775807'
    const activation = { _id: 'mail-buyer', offsets: { 0: '17', 5: '4' }, since }
    expect(restoredDocument('activations', activation, 2)).toEqual({
      _id: 'mail-buyer',
      offsets: { 0: beyond, 1: beyond },
      since,
    })
    const former = { _id: 'mail-buyer', offsets: { 0: '17' } }
    expect(restoredDocument('activations', former, 2)).toBe(former)
  })

  it('has the generation that was read, being filled, if it is that of a view', () => {
    const generations = { _id: 'orders-3', live: 1, last: 2, all: [{ number: 1 }, { number: 2 }] }
    expect(restoredDocument('view-generations', generations, 2)).toEqual({
      ...generations,
      all: [{ number: 1 }],
      filling: true,
    })
    const givenUp = { _id: 'orders-2', live: 1, last: 1, all: [] }
    expect(restoredDocument('view-generations', givenUp, 2)).toBe(givenUp)
  })
})

it('leaves out what a start makes anew, and keeps what nothing follows from', () => {
  const names = ['commits', 'vault', 'keys', 'files', 'view-generations', 'skipped-facts', 'sessions']
  expect(names.filter(isBackedUp)).toEqual(names)
  expect(['leases', 'view-orders-3.1', 'heard-to', 'parked-facts', 'system.views'].filter(isBackedUp)).toEqual([])
})
