import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { categoryIdText, expectedRevision } from './taxonomy-fields.ts'

/** Removes a category without products and children. */
export const removeCategory = call({
  name: 'remove-category',
  path: '/private/categories/delete',
  effect: 'command',
  access: staff('categories.update'),
  input: z.strictObject({ id: categoryIdText, revision: expectedRevision }),
  output: z.object({ id: z.string() }),
  errors: ['category-not-found', 'category-in-use', 'category-has-children', 'version-conflict'],
})
