import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { staffFilter, staffSorts } from './staff-resource.ts'
import { staffRow } from './staff-row.ts'

/** The staff, by username by default. */
export const listStaff = call({
  name: 'list-staff',
  path: '/private/users/list',
  effect: 'read',
  access: staff('users.read'),
  input: pageRequest.extend({
    ...staffFilter.shape,
    sort: z.enum(staffSorts).default('username'),
    order: z.enum(['ASC', 'DESC']).default('ASC'),
  }),
  output: page(staffRow),
  errors: [],
})
