import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedProductVersion, productVersion } from './product-version.ts'

/** Shows and sells a withdrawn part again. */
export const relistProduct = call({
  name: 'relist-product',
  path: '/private/products/relist',
  effect: 'command',
  access: staff('products.update'),
  input: z.object(expectedProductVersion),
  output: productVersion,
  errors: ['product-not-found', 'version-conflict'],
})
