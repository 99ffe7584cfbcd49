import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** Titles and descriptions that staff wrote for routes, or for one route: the longest that fits it. */
export const listSeoSettings = call({
  name: 'list-seo-settings',
  path: '/seo/settings',
  effect: 'read',
  access: open,
  input: z.object({ route: cleanedText(200).optional() }),
  output: z.array(z.object({ route: z.string(), title: z.string(), description: z.string() })),
  errors: [],
})
