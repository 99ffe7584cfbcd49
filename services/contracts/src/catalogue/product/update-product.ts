import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { productPatch } from './product-patch.ts'
import { expectedProductVersion, productVersion } from './product-version.ts'

/** Changes data of a part: omitted fields are kept, null removes an optional one. */
export const updateProduct = call({
  name: 'update-product',
  path: '/private/products/update',
  effect: 'command',
  access: staff('products.update'),
  input: z.object({ ...expectedProductVersion, product: productPatch }),
  output: productVersion,
  errors: ['product-not-found', 'version-conflict', 'part-number-taken', 'category-not-found'],
})
