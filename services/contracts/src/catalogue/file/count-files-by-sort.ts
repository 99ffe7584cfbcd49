import { z } from 'zod'
import { call, internal } from '../../api/call.ts'

/** How many files of the library have each sort; those that none has are left out. */
export const countFilesBySort = call({
  name: 'count-files-by-sort',
  path: '/internal/count-files-by-sort',
  effect: 'read',
  access: internal,
  input: z.object({}),
  output: z.object({ counts: z.array(z.object({ sortId: z.string(), files: z.int() })) }),
  errors: [],
})
