import { contentId } from '@pinline/events/ids'
import { z } from 'zod'
import { open } from '../../api/call.ts'

/**
 * Server-sent events: items whose published state has changed, at most twice a second. `lists`: any list, menu or banner
 * may differ. Sent once this instance serves the new state.
 */
export const contentChanges = {
  name: 'content-changes',
  path: '/page/changes',
  access: open,
  message: z.object({ ids: z.array(contentId), paths: z.array(z.string()), lists: z.boolean() }),
} as const
export type ContentChanges = z.infer<typeof contentChanges.message>
