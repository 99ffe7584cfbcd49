import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { categoryRow } from './categories-resource.ts'
import { categoryIdText, expectedRevision, orderNum } from './taxonomy-fields.ts'

/**
 * Moves a category with its descendants below another, or to the top level; without `orderNum` it is appended there.
 */
export const moveCategory = call({
  name: 'move-category',
  path: '/private/categories/move',
  effect: 'command',
  access: staff('categories.update'),
  input: z.strictObject({
    id: categoryIdText,
    revision: expectedRevision,
    parentId: categoryIdText.nullable(),
    orderNum: orderNum.optional(),
  }),
  output: categoryRow,
  errors: ['category-not-found', 'version-conflict'],
})
