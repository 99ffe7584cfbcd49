import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { securityEventsResource } from '@pinline/contracts/account/security-events/security-events-resource'
import type { AccountDeps } from '../account-deps.ts'
import { querySecurityEvent, querySecurityEvents } from '../security-events/security-events.query.ts'

export const securityEventsResourceRoute = (deps: AccountDeps): AdminRoute =>
  adminRoute(securityEventsResource, {
    list: ({ filter, ids, sort, range: [first, last] }) =>
      querySecurityEvents(deps, { filter, ids, sort, skip: first, limit: last - first + 1 }),
    one: (id) => querySecurityEvent(deps, id),
  })
