import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredToDoId, toDoChanged } from './to-do-changed.ts'

/** Longest time for which a to-do is out of sight, days. */
export const maxSnoozeDays = 90

/** Puts a to-do out of sight until a time within 90 days. */
export const snoozeToDo = call({
  name: 'snooze-to-do',
  path: '/private/to-dos/snooze',
  effect: 'command',
  access: staff('to-dos.update'),
  input: z.object({ id: enteredToDoId, until: z.iso.datetime() }),
  output: toDoChanged,
  errors: ['to-do-not-found', 'to-do-closed', 'to-do-change-limit-reached', 'to-do-snooze-not-allowed'],
})
