import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredProduct } from '../product/product-patch.ts'

/** Imports parts: new and changed ones are recorded, others are not affected. */
export const importProducts = call({
  name: 'import-products',
  path: '/private/products/import',
  effect: 'command',
  access: staff('products.import'),
  input: z.object({ products: z.array(enteredProduct).min(1).max(100) }),
  output: z.object({
    list: z.array(z.object({ productId, model: z.string(), outcome: z.enum(['imported', 'changed', 'unchanged']) })),
  }),
  errors: ['version-conflict', 'category-not-found'],
})
