import { call, staff } from '@pinline/chassis/contract/call'
import { page, pageRequest } from '@pinline/chassis/contract/paging'
import { z } from 'zod'
import { roleRow } from './role-row.ts'
import { roleFilter, roleSorts } from './roles-resource.ts'

/** The roles, by name unless asked otherwise. */
export const listRoles = call({
  name: 'list-roles',
  path: '/private/roles/list',
  effect: 'read',
  authority: staff('roles.read'),
  input: pageRequest.extend({
    ...roleFilter.shape,
    sort: z.enum(roleSorts).default('name'),
    order: z.enum(['ASC', 'DESC']).default('ASC'),
  }),
  output: page(roleRow),
  errors: [],
})
