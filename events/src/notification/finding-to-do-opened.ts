import { z } from 'zod'
import { event, serviceName } from '../event.ts'

/**
 * A reconciler of a service found a deviation that it cannot repair: a person has to look at it. `recordId` is the stream,
 * or the row of a read model, that deviates.
 */
export const findingToDoOpened = event('finding-to-do-opened', {
  toDoId: z.string().min(1),
  service: serviceName,
  reconciler: z.string().min(1),
  finding: z.string().min(1),
  recordId: z.string().min(1),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type FindingToDoOpened = z.infer<typeof findingToDoOpened>
