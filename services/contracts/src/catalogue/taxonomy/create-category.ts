import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { categoryRow } from './categories-resource.ts'
import { attributeIds, categoryIdText, orderNum, texts, titles } from './taxonomy-fields.ts'

/** Adds a category. Without `orderNum` it is appended. The id is part of URLs and never changes. */
export const createCategory = call({
  name: 'create-category',
  path: '/private/categories/create',
  effect: 'command',
  access: staff('categories.update'),
  input: z.strictObject({
    id: categoryIdText,
    parentId: categoryIdText.nullable().default(null),
    titles,
    leads: texts(400).default({}),
    texts: texts(4000).default({}),
    orderNum: orderNum.optional(),
    attributeIds: attributeIds.default([]),
  }),
  output: categoryRow,
  errors: [],
})
