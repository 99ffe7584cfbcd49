import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/**
 * Counts a keyword that was deliberately searched for, for the popular keywords: without personal data, once per
 * address and minute.
 */
export const recordSearch = call({
  name: 'record-search',
  path: '/products/note-search',
  effect: 'command',
  access: open,
  input: z.object({
    q: z.string().trim().min(2).max(60),
    /** Number of products found: searches without results are not counted. */
    found: z.int().min(0),
  }),
  output: z.object({}),
  errors: [],
  storeReply: false,
  limit: { requests: 30, perSeconds: 60 },
})
