import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredToDoId, toDoChanged } from './to-do-changed.ts'

/**
 * Who takes care of a to-do; null: nobody. `seen` is the assignee that the caller saw: of two who take it at once the
 * second gets `version-conflict`.
 */
export const assignToDo = call({
  name: 'assign-to-do',
  path: '/private/to-dos/assign',
  effect: 'command',
  access: staff('to-dos.update'),
  input: z.object({ id: enteredToDoId, assignee: staffId.nullable(), seen: staffId.nullable() }),
  output: toDoChanged,
  errors: ['to-do-not-found', 'to-do-closed', 'to-do-change-limit-reached', 'version-conflict'],
})
