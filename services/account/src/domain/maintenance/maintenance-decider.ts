import type { Decider } from '@pinline/chassis/domain/decider'
import { type MaintenanceEvent, maintenanceEvent } from '@pinline/events/account/maintenance-event'
import { decideEndMaintenance, type EndMaintenance } from './end-maintenance.ts'
import { evolve, type Maintenance, notInMaintenance } from './maintenance.ts'
import { decideStartMaintenance, type StartMaintenance } from './start-maintenance.ts'

export type MaintenanceCommand = StartMaintenance | EndMaintenance

/** Maintenance mode of the installation. */
export const maintenanceDecider: Decider<Maintenance, MaintenanceCommand, MaintenanceEvent> = {
  streamType: 'maintenance',
  initial: notInMaintenance,
  evolve,
  eventSchema: maintenanceEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'start-maintenance':
        return decideStartMaintenance(state, command)
      case 'end-maintenance':
        return decideEndMaintenance(state, command)
      default:
        return command satisfies never
    }
  },
}
