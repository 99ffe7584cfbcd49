import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { articleBeside, contentDetail } from './content-shown.ts'

/** A news item or an entry of the blog by its slug or id, with its previous and next by date. */
export const getNews = call({
  name: 'get-news',
  path: '/news/detail',
  effect: 'read',
  access: open,
  input: z.object({ id: cleanedText(90).min(1) }),
  output: contentDetail.extend({ previous: articleBeside.nullable(), next: articleBeside.nullable() }),
  errors: ['content-not-found', 'content-withdrawn'],
})
