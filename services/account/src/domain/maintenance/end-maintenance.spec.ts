import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { ended, later, started } from './maintenance.fixtures.ts'
import { maintenanceDecider } from './maintenance-decider.ts'

const end = { type: 'end-maintenance', now: later } as const

describe('end-maintenance', () => {
  it('ends it', () => given(maintenanceDecider, [started()]).when(end).then([ended]))
  it('is quiet where it is over, or never began', () => {
    given(maintenanceDecider, [started(), ended]).when(end).then([])
    given(maintenanceDecider, []).when(end).then([])
  })
})
