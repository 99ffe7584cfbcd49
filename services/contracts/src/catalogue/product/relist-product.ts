import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { productVersion, seenProduct } from './product-version.ts'

/** Shows and sells a withdrawn part again. */
export const relistProduct = call({
  name: 'relist-product',
  path: '/private/products/relist',
  effect: 'command',
  authority: staff('products.update'),
  input: z.object(seenProduct),
  output: productVersion,
  errors: ['product-not-found', 'version-conflict'],
})
