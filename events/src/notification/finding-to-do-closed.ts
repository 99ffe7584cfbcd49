import { z } from 'zod'
import { event } from '../event.ts'

/** A later check no longer found the deviation. */
export const findingToDoClosed = event('finding-to-do-closed', {
  toDoId: z.string().min(1),
  closedAt: z.iso.datetime(),
})
export type FindingToDoClosed = z.infer<typeof findingToDoClosed>
