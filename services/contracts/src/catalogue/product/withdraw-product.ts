import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { expectedProductVersion, productVersion } from './product-version.ts'

/** Removes a part from lists and sale; existing orders are not affected. */
export const withdrawProduct = call({
  name: 'withdraw-product',
  path: '/private/products/withdraw',
  effect: 'command',
  access: staff('products.update'),
  input: z.object({ ...expectedProductVersion, reason: singleLine(200).min(1) }),
  output: productVersion,
  errors: ['product-not-found', 'version-conflict'],
})
