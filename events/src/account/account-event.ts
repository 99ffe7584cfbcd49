import { z } from 'zod'
import { authoritiesEvent } from './authorities-event.ts'
import { buyerEvent } from './buyer-event.ts'

/** Every fact of the account service. */
export const accountEvent = z.discriminatedUnion('type', [...buyerEvent.options, ...authoritiesEvent.options])
export type AccountEvent = z.infer<typeof accountEvent>
