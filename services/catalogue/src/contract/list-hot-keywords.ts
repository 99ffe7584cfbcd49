import { call, open } from '@pinline/chassis/contract/call'
import { z } from 'zod'

/** Keywords worth offering before anything is typed. */
export const listHotKeywords = call({
  name: 'list-hot-keywords',
  path: '/products/hot-keywords',
  effect: 'read',
  authority: open,
  input: z.object({}),
  output: z.array(z.object({ keyword: z.string() })),
  errors: [],
})
