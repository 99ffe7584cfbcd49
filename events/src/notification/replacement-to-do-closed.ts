import { z } from 'zod'
import { event } from '../event.ts'

/** The event that sent a replacement, or after which there is none to send. */
export const replacementToDoEnd = z.enum([
  'after-sale-replaced',
  'after-sale-refund-approved',
  'after-sale-rejected',
  'after-sale-cancelled',
  /** Of earlier releases: now it stays open while the stock has too few pieces. */
  'after-sale-replacement-refused',
  'after-sale-replacement-withdrawn',
])
export type ReplacementToDoEnd = z.infer<typeof replacementToDoEnd>

/** No replacement of an after-sales request waits any longer. */
export const replacementToDoClosed = event('replacement-to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: replacementToDoEnd,
  closedAt: z.iso.datetime(),
})
export type ReplacementToDoClosed = z.infer<typeof replacementToDoClosed>
