import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** Keywords worth offering before anything is typed. */
export const listHotKeywords = call({
  name: 'list-hot-keywords',
  path: '/products/hot-keywords',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.array(z.object({ keyword: z.string() })),
  errors: [],
})
