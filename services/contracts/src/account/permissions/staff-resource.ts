import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { flag } from './permission-fields.ts'
import { staffRow } from './staff-row.ts'

export const staffFilter = z.object({
  /** Part of the username, the name, the phone number or the e-mail. */
  q: cleanedText(80).optional(),
  roleId: cleanedText(64).optional(),
  /** True: the disabled ones. */
  state: flag.optional(),
})

export const staffSorts = ['username', 'admittedAt'] as const

/** Members of staff with their roles, for those who manage them. */
export const staffResource = adminResource({
  name: 'users',
  permission: 'users.read',
  row: staffRow,
  filter: staffFilter,
  sorts: staffSorts,
})
