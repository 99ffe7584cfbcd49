import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredToDoId } from './to-do-changed.ts'

/**
 * Whoever takes care of a mention is done with it. Other to-dos close by the event that records their work. Any member of
 * staff can be mentioned, so that it needs no permission.
 */
export const completeToDo = call({
  name: 'complete-to-do',
  path: '/private/to-dos/complete',
  effect: 'command',
  access: staff(null),
  input: z.object({ id: enteredToDoId }),
  output: z.object({ id: z.string() }),
  errors: ['to-do-not-found', 'to-do-not-yours', 'to-do-closes-automatically'],
})
