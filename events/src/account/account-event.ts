import { z } from 'zod'
import { apiKeyEvent } from './api-key-event.ts'
import { buyerEvent } from './buyer-event.ts'
import { maintenanceEvent } from './maintenance-event.ts'
import { permissionsEvent } from './permissions-event.ts'
import { savedViewsEvent } from './saved-views-event.ts'

/** Every event of the account service. */
export const accountEvent = z.discriminatedUnion('type', [
  ...buyerEvent.options,
  ...permissionsEvent.options,
  ...savedViewsEvent.options,
  ...apiKeyEvent.options,
  ...maintenanceEvent.options,
])
export type AccountEvent = z.infer<typeof accountEvent>
