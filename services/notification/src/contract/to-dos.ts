import { adminResource } from '@pinline/chassis/contract/call'
import { z } from 'zod'

export const toDoState = z.enum(['open', 'closed'])

/** One piece of work. `kind` names what is to be done; `recordId` is the order's number for `prepare-order`. */
export const toDoRow = z.object({
  id: z.string(),
  kind: z.enum(['prepare-order']),
  resource: z.literal('orders'),
  recordId: z.string(),
  state: toDoState,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.enum(['order-shipped', 'order-cancelled']).nullable(),
})
export type ToDoRow = z.infer<typeof toDoRow>

export const toDos = adminResource({
  name: 'to-dos',
  authority: 'to-dos.read',
  row: toDoRow,
  filter: z.object({ state: toDoState.optional() }),
  sorts: ['dueAt', 'openedAt'],
})
