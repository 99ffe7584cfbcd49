import { z } from 'zod'
import { maintenanceEnded } from './maintenance-ended.ts'
import { maintenanceStarted } from './maintenance-started.ts'

/** Events of the installation's maintenance mode: one stream. */
export const maintenanceEvent = z.discriminatedUnion('type', [maintenanceStarted, maintenanceEnded])
export type MaintenanceEvent = z.infer<typeof maintenanceEvent>
