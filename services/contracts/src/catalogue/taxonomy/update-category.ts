import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { categoryRow } from './categories-resource.ts'
import { attributeIds, categoryIdText, expectedRevision, texts, titles } from './taxonomy-fields.ts'

/** Changes the given texts and attributes of a category; `move-category` changes its position. */
export const updateCategory = call({
  name: 'update-category',
  path: '/private/categories/update',
  effect: 'command',
  access: staff('categories.update'),
  input: z.strictObject({
    id: categoryIdText,
    revision: expectedRevision,
    titles: titles.optional(),
    leads: texts(400).optional(),
    texts: texts(4000).optional(),
    attributeIds: attributeIds.optional(),
  }),
  output: categoryRow,
  errors: ['category-not-found', 'version-conflict'],
})
