import { call, staff } from '@pinline/chassis/contract/call'
import { page, pageRequest } from '@pinline/chassis/contract/paging'
import { z } from 'zod'
import { auditFilter, auditRow } from './audit-row.ts'

/** The audit trail, the newest first; `total` is exact up to 10,000. */
export const listAudit = call({
  name: 'list-audit',
  path: '/private/audit/list',
  effect: 'read',
  authority: staff('audit.read'),
  input: pageRequest.extend(auditFilter.shape).extend({ order: z.enum(['ASC', 'DESC']).default('DESC') }),
  output: page(auditRow),
  errors: [],
})
