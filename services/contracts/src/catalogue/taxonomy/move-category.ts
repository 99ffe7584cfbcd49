import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { categoryRow } from './categories-resource.ts'
import { categoryIdText, expectedRevision, orderNum } from './taxonomy-fields.ts'

/** Puts a category with all below it under another, or to the top; without `orderNum` it comes last there. */
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
