import type { MaintenanceView } from '@pinline/contracts/account/maintenance/maintenance'
import type { Maintenance } from '../domain/maintenance/maintenance.ts'

/** Maintenance mode as the console shows it. */
export const maintenanceView = ({
  state,
  version,
}: {
  readonly state: Maintenance
  readonly version: number
}): MaintenanceView =>
  state.status === 'off'
    ? { on: false, reason: null, expectedEnd: null, since: null, version }
    : { on: true, reason: state.reason, expectedEnd: state.expectedEnd, since: state.since, version }
