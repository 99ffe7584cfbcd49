import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/**
 * Verifies the audit trail from a position on, 20,000 entries at once: the next call continues at `checkedTo` + 1,
 * until `head` is reached or an error is found.
 */
export const checkAudit = call({
  name: 'check-audit',
  path: '/private/audit/check',
  effect: 'read',
  access: staff('audit.read'),
  input: z.object({ from: z.coerce.number().int().min(1).default(1) }),
  output: z.object({
    checkedTo: z.int(),
    /** Place of the last entry. */
    head: z.int(),
    violation: z.object({ sequence: z.int(), kind: z.enum(['missing', 'changed']) }).nullable(),
  }),
  errors: [],
})
