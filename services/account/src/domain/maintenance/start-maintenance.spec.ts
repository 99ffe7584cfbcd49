import { given } from '@pinline/chassis/domain/given'
import { describe, expect, it } from 'vitest'
import { at, ended, expectedEnd, later, reason, started } from './maintenance.fixtures.ts'
import { evolve, notInMaintenance } from './maintenance.ts'
import { maintenanceDecider } from './maintenance-decider.ts'
import type { StartMaintenance } from './start-maintenance.ts'

const start = (change: Partial<StartMaintenance> = {}): StartMaintenance => ({
  type: 'start-maintenance',
  reason,
  expectedEnd,
  now: at,
  ...change,
})

describe('start-maintenance', () => {
  it('starts it, also once more', () => {
    given(maintenanceDecider, []).when(start()).then([started()])
    given(maintenanceDecider, [started(), ended])
      .when(start({ now: later }))
      .then([started({ startedAt: later })])
  })
  it('changes reason and end of the one that is on, which began when it began', () => {
    const longer = '2026-11-28T05:00:00.000Z'
    const changed = started({ expectedEnd: longer, startedAt: later })
    given(maintenanceDecider, [started()])
      .when(start({ expectedEnd: longer, now: later }))
      .then([changed])
    expect([started(), changed].reduce(evolve, notInMaintenance)).toEqual({
      status: 'on',
      reason,
      expectedEnd: longer,
      since: at,
    })
  })
  it('rejects an end that is over', () =>
    given(maintenanceDecider, [])
      .when(start({ expectedEnd: at }))
      .thenRejected('end-in-past'))
  it('is quiet on repetition', () =>
    given(maintenanceDecider, [started()])
      .when(start({ now: later }))
      .then([]))
})
