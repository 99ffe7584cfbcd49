import { z } from 'zod'
import { event } from '../event.ts'

/** The installation takes changes again. */
export const maintenanceEnded = event('maintenance-ended', { endedAt: z.iso.datetime() })
export type MaintenanceEnded = z.infer<typeof maintenanceEnded>
