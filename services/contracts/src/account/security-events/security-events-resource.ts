import { adminResource } from '../../api/call.ts'
import { securityEventFilter, securityEventRow } from './security-event-row.ts'

/** Security events of all services, gathered by kind, account and address; totals are exact up to 10,000. */
export const securityEventsResource = adminResource({
  name: 'security-events',
  permission: 'security-events.read',
  row: securityEventRow,
  filter: securityEventFilter,
  sorts: ['lastAt', 'times'],
})
