import { z } from 'zod'
import { instant } from '../fields.ts'

/** Maintenance mode as staff see it. */
export const maintenance = z.object({
  on: z.boolean(),
  /** Null where it is off, as all that follows. */
  reason: z.string().nullable(),
  expectedEnd: instant.nullable(),
  since: instant.nullable(),
  /** Of the stream, for the next change. */
  version: z.int(),
})
export type MaintenanceView = z.infer<typeof maintenance>

export const maintenancePermission = 'operations.maintenance'
