import type { MaintenanceEvent } from '@pinline/events/account/maintenance-event'

export const at = '2026-11-28T02:30:00.000Z'
export const later = '2026-11-28T03:00:00.000Z'
export const expectedEnd = '2026-11-28T04:00:00.000Z'
export const reason = 'Move to new database servers'

export const started = (
  change: { reason?: string; expectedEnd?: string; startedAt?: string } = {},
): MaintenanceEvent => ({
  type: 'maintenance-started',
  data: { reason, expectedEnd, startedAt: at, ...change },
})
export const ended: MaintenanceEvent = { type: 'maintenance-ended', data: { endedAt: later } }
