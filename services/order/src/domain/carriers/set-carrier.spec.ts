import { given } from '@pinline/chassis/domain/given'
import type { CarrierEvent } from '@pinline/events/order/carrier-event'
import { describe, expect, it } from 'vitest'
import { carrierNamed, evolveCarriers, isSameCarrier, noCarriers } from './carriers.ts'
import { carriersDecider } from './carriers-decider.ts'
import { maxCarriers, type SetCarrier } from './set-carrier.ts'

const northway = {
  code: 'northway',
  name: 'Northway Express',
  trackingPage: 'https://northway.example/{number}',
  active: true,
  position: 10,
}
const set: CarrierEvent = { type: 'carrier-set', data: northway }
const southway = { ...northway, code: 'southway', name: 'Southway' }
const command: SetCarrier = { type: 'set-carrier', version: 1, ...northway }
const renamed: CarrierEvent = { type: 'carrier-set', data: { ...northway, name: 'Northway' } }

describe('set-carrier', () => {
  it('adds a carrier', () =>
    given(carriersDecider, [])
      .when({ ...command, version: 0 })
      .then([set]))
  it('switches one off', () =>
    given(carriersDecider, [set])
      .when({ ...command, active: false })
      .then([{ type: 'carrier-set', data: { ...northway, active: false } }]))
  it('does nothing if nothing would change', () => given(carriersDecider, [set]).when(command).thenNothing())
  it('refuses an editor who saw another version, and a second carrier with one code', () => {
    given(carriersDecider, [set, renamed])
      .when(command)
      .thenRejected('version-conflict', { data: { version: 2 } })
    given(carriersDecider, [set])
      .when({ ...command, version: 0, name: 'Other' })
      .thenRejected('version-conflict', { data: { version: 1 } })
  })
  it('refuses the name of another carrier, however it is written and even if it is a former one', () => {
    const taken = { errors: { name: 'carrier-name-taken' } }
    for (const events of [[set], [set, renamed]])
      given(carriersDecider, events)
        .when({ ...command, ...southway, name: 'northway-EXPRESS', version: 0 })
        .thenRejected('carrier-name-taken', taken)
  })
  it('gives a carrier its former name back', () =>
    given(carriersDecider, [set, renamed])
      .when({ ...command, version: 2 })
      .then([set]))
  it('refuses more carriers than a dialog can show', () => {
    const many = Array.from(
      { length: maxCarriers },
      (_, at): CarrierEvent => ({ type: 'carrier-set', data: { ...northway, code: `c-${at}`, name: `C${at}` } }),
    )
    given(carriersDecider, many)
      .when({ ...command, version: 0 })
      .thenRejected('carrier-limit-reached')
  })
})

describe('the name on a parcel', () => {
  it('leads to its carrier after it was renamed and switched off', () => {
    const off: CarrierEvent = { type: 'carrier-set', data: { ...northway, name: 'Northway', active: false } }
    const state = [set, off].reduce(evolveCarriers, noCarriers)
    for (const name of ['Northway Express', 'northway'])
      expect(carrierNamed(state, name)?.carrier).toMatchObject({ code: 'northway', active: false })
    expect(carrierNamed(state, 'Southway')).toBeUndefined()
    expect(isSameCarrier(state, 'Northway', 'northway express')).toBe(true)
    expect(isSameCarrier(state, 'Southway', 'south-way')).toBe(true)
    expect(isSameCarrier(state, 'Southway', 'Westway')).toBe(false)
  })
})
