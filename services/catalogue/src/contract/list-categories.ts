import { call, open } from '@pinline/chassis/contract/call'
import { z } from 'zod'

const categoryLeaf = z.object({
  id: z.string(),
  slug: z.string(),
  /** The title in the request's language. */
  meta_title: z.string(),
  /** Products in it. */
  count: z.int(),
})

/** A group of categories with its categories below it; both ids filter product lists. */
export const category = categoryLeaf.extend({
  children: z.array(categoryLeaf.extend({ children: z.array(z.never()) })),
})
export type Category = z.infer<typeof category>

export const listCategories = call({
  name: 'list-categories',
  path: '/categories',
  effect: 'read',
  authority: open,
  input: z.object({}),
  output: z.array(category),
  errors: [],
})
