import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { flag } from './authority-fields.ts'
import { userRow } from './user-row.ts'

export const userFilter = z.object({
  /** Part of the username, the name, the phone number or the e-mail. */
  q: z.string().trim().max(80).optional(),
  roleId: z.string().max(64).optional(),
  /** True: the disabled ones. */
  state: flag.optional(),
})

export const userSorts = ['username', 'admittedAt'] as const

export const usersResource = adminResource({
  name: 'users',
  authority: 'users.read',
  row: userRow,
  filter: userFilter,
  sorts: userSorts,
})
