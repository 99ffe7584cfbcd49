import { lazyPart } from '../../layout/lazy-part.ts'

/** Security events of all services, gathered by kind, account and address. Read-only. */
export const securityEvents = {
  name: 'security-events',
  list: lazyPart(async () => ({ default: (await import('./security-event-list.tsx')).SecurityEventList })),
}
