import { adminResource } from '../../api/call.ts'
import { auditFilter, auditRow } from './audit-row.ts'

/** The audit trail; totals are exact up to 10,000. */
export const auditResource = adminResource({
  name: 'audit',
  permission: 'audit.read',
  row: auditRow,
  filter: auditFilter,
  sorts: ['at'],
})
