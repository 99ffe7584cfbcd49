import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { auditResource } from '@pinline/contracts/account/audit/audit-resource'
import type { AccountParts } from '../account-parts.ts'
import { queryAudit, queryAuditEntry } from '../audit/audit.query.ts'

export const auditResourceRoute = (parts: AccountParts): AdminRoute =>
  adminRoute(auditResource, {
    list: ({ filter, ids, sort, range: [first, last] }) =>
      queryAudit(parts, { filter, ids, order: sort.order, skip: first, limit: last - first + 1 }),
    one: (id) => queryAuditEntry(parts, id),
  })
