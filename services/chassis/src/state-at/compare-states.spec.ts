import { expect, it } from 'vitest'
import { compareStates } from './compare-states.ts'

it('has each field of both states by its path, with what it was and is', () => {
  const past = { status: 'pending', total: { minor: 5 }, parcels: [], gone: 1 }
  const now = { status: 'shipped', total: { minor: 5 }, parcels: [{ no: 1 }], invoice: null }
  expect(compareStates(past, now)).toEqual([
    { path: 'status', past: '"pending"', now: '"shipped"' },
    { path: 'total.minor', past: '5', now: '5' },
    { path: 'parcels[0].no', past: null, now: '1' },
    { path: 'invoice', past: null, now: 'null' },
    { path: 'parcels', past: '[]', now: null },
    { path: 'gone', past: '1', now: null },
  ])
})

it('has no earlier value where there was nothing yet', () => {
  expect(compareStates({}, { status: 'pending' })).toEqual([{ path: 'status', past: null, now: '"pending"' }])
})
