import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { category, categoryFields } from './list-categories.ts'

/** One category with what is written of it and the way up to the top. */
export const getCategory = call({
  name: 'get-category',
  path: '/categories/detail',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  input: z.object({ id: cleanedText(60).min(1) }),
  output: z.object({
    ...categoryFields,
    children: z.array(category),
    /** A short description with advice; empty if there is none. */
    text: z.string(),
    /** The categories above it, the top one first. */
    parents: z.array(z.object({ id: z.string(), meta_title: z.string() })),
  }),
  errors: ['category-not-found'],
})
