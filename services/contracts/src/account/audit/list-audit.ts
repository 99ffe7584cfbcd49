import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { auditFilter, auditRow } from './audit-row.ts'

/** The audit trail, the newest first; `total` is exact up to 10,000. */
export const listAudit = call({
  name: 'list-audit',
  path: '/private/audit/list',
  effect: 'read',
  access: staff('audit.read'),
  input: pageRequest.extend(auditFilter.shape).extend({ order: z.enum(['ASC', 'DESC']).default('DESC') }),
  output: page(auditRow),
  errors: [],
})
