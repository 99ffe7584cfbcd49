import { lazy } from 'react'

/** The audit trail: who did what, and from where. Read-only. */
export const audit = {
  name: 'audit',
  list: lazy(async () => ({ default: (await import('./audit-list.tsx')).AuditList })),
  recordRepresentation: 'sequence',
}
