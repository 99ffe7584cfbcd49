import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { instant } from '../fields.ts'
import { maintenance, maintenancePermission } from './maintenance.ts'

export const maintenanceReason = multiLine(300).min(3)

/**
 * Lets shop and console read only, or changes reason and expected end of a maintenance that is on. Payment notices of
 * wallets, signing in and operations are taken all the same. It ends by command only, whatever was expected.
 */
export const startMaintenance = call({
  name: 'start-maintenance',
  path: '/private/maintenance/start',
  effect: 'command',
  access: staff(maintenancePermission),
  duringMaintenance: true,
  input: z.strictObject({ reason: maintenanceReason, expectedEnd: instant, version: z.int().min(0) }),
  output: maintenance,
  errors: ['end-in-past', 'version-conflict'],
})
