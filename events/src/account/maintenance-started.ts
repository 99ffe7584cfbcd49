import { z } from 'zod'
import { event } from '../event.ts'

/** The installation takes no changes from now on; repeated where reason or end change. */
export const maintenanceStarted = event('maintenance-started', {
  /** For colleagues. */
  reason: z.string(),
  /** When it should be over: it ends by command only. */
  expectedEnd: z.iso.datetime(),
  startedAt: z.iso.datetime(),
})
export type MaintenanceStarted = z.infer<typeof maintenanceStarted>
