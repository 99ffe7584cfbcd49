import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredToDoId, toDoChanged } from './to-do-changed.ts'

/** Ends a snooze before its time. */
export const wakeToDo = call({
  name: 'wake-to-do',
  path: '/private/to-dos/wake',
  effect: 'command',
  access: staff('to-dos.update'),
  input: z.object({ id: enteredToDoId }),
  output: toDoChanged,
  errors: ['to-do-not-found', 'to-do-closed', 'to-do-change-limit-reached'],
})
