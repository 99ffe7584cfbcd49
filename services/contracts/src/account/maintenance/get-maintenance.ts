import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { maintenance } from './maintenance.ts'

/** Whether the installation is in maintenance, why, and until when. */
export const getMaintenance = call({
  name: 'get-maintenance',
  path: '/private/maintenance',
  effect: 'read',
  access: staff(null),
  input: z.object({}),
  output: maintenance,
  errors: [],
})
