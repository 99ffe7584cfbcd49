import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { instant } from '../fields.ts'

/** Until when the installation takes no changes, as expected; null where it takes them. Gateways ask every second. */
export const readMaintenance = call({
  name: 'read-maintenance',
  path: '/internal/maintenance',
  effect: 'read',
  access: internal,
  input: z.object({}),
  output: z.object({ until: instant.nullable() }),
  errors: [],
})
