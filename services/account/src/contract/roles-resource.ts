import { adminResource } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { roleRow } from './role-row.ts'

/** `q`: part of the name. */
export const roleFilter = z.object({ q: z.string().trim().max(80).optional() })

export const roleSorts = ['name', 'members'] as const

export const rolesResource = adminResource({
  name: 'roles',
  authority: 'roles.read',
  row: roleRow,
  filter: roleFilter,
  sorts: roleSorts,
})
