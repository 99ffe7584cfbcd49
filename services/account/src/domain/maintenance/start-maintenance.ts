import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { MaintenanceStarted } from '@pinline/events/account/maintenance-started'
import type { Maintenance } from './maintenance.ts'

export interface StartMaintenance {
  readonly type: 'start-maintenance'
  readonly reason: string
  /** As `now`, with milliseconds. */
  readonly expectedEnd: string
  readonly now: string
}

/** Starts maintenance, or changes reason and end of the one that is on. */
export const decideStartMaintenance = (
  state: Maintenance,
  { reason, expectedEnd, now }: StartMaintenance,
): Decision<MaintenanceStarted> => {
  if (expectedEnd <= now) return rejection('end-in-past')
  if (state.status === 'on' && state.reason === reason && state.expectedEnd === expectedEnd) return []
  return [{ type: 'maintenance-started', data: { reason, expectedEnd, startedAt: now } }]
}
