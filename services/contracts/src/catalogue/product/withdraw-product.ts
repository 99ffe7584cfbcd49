import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedProductVersion, productVersion } from './product-version.ts'

/** Takes a part out of sight and sale; orders that hold it go on. */
export const withdrawProduct = call({
  name: 'withdraw-product',
  path: '/private/products/withdraw',
  effect: 'command',
  access: staff('products.update'),
  input: z.object({ ...expectedProductVersion, reason: z.string().trim().min(1).max(200) }),
  output: productVersion,
  errors: ['product-not-found', 'version-conflict'],
})
