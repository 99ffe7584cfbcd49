import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { roleRow } from './role-row.ts'
import { roleFilter, roleSorts } from './roles-resource.ts'

/** The roles, by name by default. */
export const listRoles = call({
  name: 'list-roles',
  path: '/private/roles/list',
  effect: 'read',
  access: staff('roles.read'),
  input: pageRequest.extend({
    ...roleFilter.shape,
    sort: z.enum(roleSorts).default('name'),
    order: z.enum(['ASC', 'DESC']).default('ASC'),
  }),
  output: page(roleRow),
  errors: [],
})
