import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { auditResource } from '@pinline/contracts/account/audit/audit-resource'
import type { AccountDeps } from '../account-deps.ts'
import { queryAudit, queryAuditEntry } from '../audit/audit.query.ts'

export const auditResourceRoute = (deps: AccountDeps): AdminRoute =>
  adminRoute(auditResource, {
    list: ({ filter, ids, sort, range: [first, last] }) =>
      queryAudit(deps, { filter, ids, order: sort.order, skip: first, limit: last - first + 1 }),
    one: (id) => queryAuditEntry(deps, id),
  })
