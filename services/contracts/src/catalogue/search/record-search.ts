import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/**
 * Counts a keyword that was deliberately searched for, for the popular keywords: once per network and day, and only if it
 * is a part number or another term of the catalogue. Nothing that was typed is stored.
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
