import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { roleRow } from './role-row.ts'

/** `q`: part of the name. */
export const roleFilter = z.object({ q: cleanedText(80).optional() })

export const roleSorts = ['name', 'members'] as const

/** Roles with the number of their members. */
export const rolesResource = adminResource({
  name: 'roles',
  permission: 'roles.read',
  row: roleRow,
  filter: roleFilter,
  sorts: roleSorts,
})
