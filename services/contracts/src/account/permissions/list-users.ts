import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { userRow } from './user-row.ts'
import { userFilter, userSorts } from './users-resource.ts'

/** The staff, by username unless asked otherwise. */
export const listUsers = call({
  name: 'list-users',
  path: '/private/users/list',
  effect: 'read',
  authority: staff('users.read'),
  input: pageRequest.extend({
    ...userFilter.shape,
    sort: z.enum(userSorts).default('username'),
    order: z.enum(['ASC', 'DESC']).default('ASC'),
  }),
  output: page(userRow),
  errors: [],
})
