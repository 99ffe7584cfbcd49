import { lazy } from 'react'

/** Security events of all services, gathered by kind, account and address. Read-only. */
export const securityEvents = {
  name: 'security-events',
  list: lazy(async () => ({ default: (await import('./security-event-list.tsx')).SecurityEventList })),
}
