import type { MaintenanceEvent } from '@pinline/events/account/maintenance-event'

/** The installation has one. */
export const maintenanceStreamId = 'maintenance'

/** Whether changes are taken. */
export type Maintenance =
  | { readonly status: 'off' }
  | { readonly status: 'on'; readonly reason: string; readonly expectedEnd: string; readonly since: string }

export const notInMaintenance: Maintenance = { status: 'off' }

export const evolve = (state: Maintenance, { type, data }: MaintenanceEvent): Maintenance => {
  switch (type) {
    case 'maintenance-started': {
      const { reason, expectedEnd, startedAt } = data
      return { status: 'on', reason, expectedEnd, since: state.status === 'on' ? state.since : startedAt }
    }
    case 'maintenance-ended':
      return notInMaintenance
    default:
      return type satisfies never
  }
}
