import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/**
 * Counts a keyword that somebody searched for on purpose, for the hot keywords: no person, once an address in a minute.
 */
export const recordSearch = call({
  name: 'record-search',
  path: '/products/note-search',
  effect: 'command',
  access: open,
  input: z.object({
    q: z.string().trim().min(2).max(60),
    /** How many products were found: what finds nothing is not counted. */
    found: z.int().min(0),
  }),
  output: z.object({}),
  errors: [],
  storeReply: false,
  limit: { requests: 30, perSeconds: 60 },
})
