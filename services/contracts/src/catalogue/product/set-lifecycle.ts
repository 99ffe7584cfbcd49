import { lifecycle, replacement } from '@pinline/events/catalogue/connector-part'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedProductVersion, productVersion } from './product-version.ts'

/** Sets lifecycle and replacement. An active part has no replacement; none may be withdrawn or lead back to the part. */
export const setLifecycle = call({
  name: 'set-lifecycle',
  path: '/private/products/set-lifecycle',
  effect: 'command',
  access: staff('products.update'),
  input: z.object({ ...expectedProductVersion, lifecycle, replacement }),
  output: productVersion,
  errors: ['product-not-found', 'version-conflict', 'replacement-not-possible'],
})
