import { z } from 'zod'
import { call, internal } from './call.ts'
import { findingToDoId } from './open-finding-to-do.ts'

/** A later check no longer found it. */
export const closeFindingToDo = call({
  name: 'close-finding-to-do',
  path: '/internal/finding-to-dos/close',
  effect: 'command',
  access: internal,
  input: z.object({ toDoId: findingToDoId }),
  output: z.object({ toDoId: z.string() }),
  errors: [],
})
