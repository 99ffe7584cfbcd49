import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { maintenance, maintenancePermission } from './maintenance.ts'

/** Lets shop and console take changes again. */
export const endMaintenance = call({
  name: 'end-maintenance',
  path: '/private/maintenance/end',
  effect: 'command',
  access: staff(maintenancePermission),
  duringMaintenance: true,
  input: z.strictObject({}),
  output: maintenance,
  errors: [],
})
