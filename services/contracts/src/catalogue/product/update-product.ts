import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { productPatch } from './product-patch.ts'
import { expectedProductVersion, productVersion } from './product-version.ts'

/** Changes some data of a part: fields that are left out stay, null takes an optional one away. */
export const updateProduct = call({
  name: 'update-product',
  path: '/private/products/update',
  effect: 'command',
  access: staff('products.update'),
  input: z.object({ ...expectedProductVersion, product: productPatch }),
  output: productVersion,
  errors: ['product-not-found', 'version-conflict', 'part-number-taken', 'category-not-found'],
})
