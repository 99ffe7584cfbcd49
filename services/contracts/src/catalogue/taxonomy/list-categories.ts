import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { shopPath } from '../../api/web-url.ts'
import { attributeHead } from './attribute.ts'

export const categoryFields = {
  id: z.string(),
  slug: z.string(),
  /** The title in the request's language. */
  meta_title: z.string(),
  /** Products in it and below it. */
  count: z.int(),
  /** A one-sentence description; empty if there is none. */
  lead: z.string(),
  image: shopPath.nullable(),
  /** The attributes of its products; empty if it has child categories. */
  attributes: z.array(attributeHead),
}

export interface Category extends z.infer<z.ZodObject<typeof categoryFields>> {
  children: Category[]
}

/** A category with those below it; the id of each filters product lists. */
export const category: z.ZodType<Category> = z.object({
  ...categoryFields,
  get children() {
    return z.array(category)
  },
})

/** The tree of categories with the number of parts in each, in the language of the request. */
export const listCategories = call({
  name: 'list-categories',
  path: '/categories',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  input: z.object({}),
  output: z.array(category),
  errors: [],
})
