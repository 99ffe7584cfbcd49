import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/**
 * Counts a keyword that was deliberately searched for, once per network and day. A part number or another term of the
 * catalogue counts towards the popular keywords. What has no result is stored only once a second network has searched for
 * it, and not from browsers that ask not to be tracked.
 */
export const recordSearch = call({
  name: 'record-search',
  path: '/products/note-search',
  effect: 'command',
  access: open,
  input: z.object({ q: cleanedText(60).min(2) }),
  output: z.object({}),
  errors: [],
  storeReply: false,
  limit: { requests: 30, perSeconds: 60 },
})
