import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { cleanedText } from '../../api/text.ts'
import { contentRow } from './content-shown.ts'

/** News and entries of the blog, newest first. */
export const listNews = call({
  name: 'list-news',
  path: '/news/list',
  effect: 'read',
  access: open,
  input: pageRequest.extend({ kind: z.enum(['news', 'blog']).optional(), tag: cleanedText(40).optional() }),
  output: page(contentRow),
  errors: [],
})
