import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, internal } from './call.ts'
import { cleanedText } from './text.ts'

/** Id of a finding's to-do: derived from the finding, so that it has one. */
export const findingToDoId = z.string().regex(/^finding-[0-9a-f]{24}$/)

/** Makes a finding that a person has to look at a to-do of staff: one for a finding, however often it is reported. */
export const openFindingToDo = call({
  name: 'open-finding-to-do',
  path: '/internal/finding-to-dos/open',
  effect: 'command',
  access: internal,
  input: z.object({
    toDoId: findingToDoId,
    service: serviceName,
    reconciler: cleanedText(80).min(1),
    finding: cleanedText(80).min(1),
    recordId: cleanedText(200).min(1),
  }),
  output: z.object({ toDoId: z.string() }),
  errors: [],
})
