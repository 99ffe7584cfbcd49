import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { newProduct } from './product-patch.ts'
import { productVersion } from './product-version.ts'

/** Creates a part; without body and pads it has no drawing. */
export const createProduct = call({
  name: 'create-product',
  path: '/private/products/create',
  effect: 'command',
  access: staff('products.update'),
  input: z.object({ product: newProduct }),
  output: productVersion,
  errors: ['part-number-taken', 'category-not-found'],
})
