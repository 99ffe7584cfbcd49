import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { cleanedText } from '../../api/text.ts'
import { contentRow } from './content-shown.ts'

/** Full text over published content in the asked language, the best first. */
export const searchContent = call({
  name: 'search-content',
  path: '/page/search',
  effect: 'read',
  access: open,
  input: pageRequest.extend({ q: cleanedText(120).min(1) }),
  /** `excerpt`: the text around the first hit. */
  output: page(contentRow.extend({ excerpt: z.string() })),
  errors: [],
})
