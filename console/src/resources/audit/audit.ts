import { lazyPart } from '../../layout/lazy-part.ts'

/** The audit trail: who did what, and from where. Read-only. */
export const audit = {
  name: 'audit',
  list: lazyPart(async () => ({ default: (await import('./audit-list.tsx')).AuditList })),
  recordRepresentation: 'sequence',
}
