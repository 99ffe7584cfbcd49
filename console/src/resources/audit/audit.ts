import { lazy } from 'react'

/** Who did what from where: read, never changed. */
export const audit = {
  name: 'audit',
  list: lazy(async () => ({ default: (await import('./audit-list.tsx')).AuditList })),
  recordRepresentation: 'sequence',
}
