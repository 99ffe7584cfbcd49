import type { Decision } from '@pinline/chassis/domain/decider'
import type { MaintenanceEnded } from '@pinline/events/account/maintenance-ended'
import type { Maintenance } from './maintenance.ts'

export interface EndMaintenance {
  readonly type: 'end-maintenance'
  readonly now: string
}

/** Ends maintenance; where it is over already, nothing happens. */
export const decideEndMaintenance = (state: Maintenance, { now }: EndMaintenance): Decision<MaintenanceEnded> =>
  state.status === 'off' ? [] : [{ type: 'maintenance-ended', data: { endedAt: now } }]
