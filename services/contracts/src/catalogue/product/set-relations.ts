import { maxRelations, productRelation } from '@pinline/events/catalogue/product-relation'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedProductVersion, productVersion } from './product-version.ts'

/**
 * Sets all relations that a part states, in display order; omitted ones are removed. A part that mates with it shows the
 * relation too. Parts that are not listed can stay but not be added.
 */
export const setRelations = call({
  name: 'set-relations',
  path: '/private/products/set-relations',
  effect: 'command',
  access: staff('products.update'),
  input: z.object({ ...expectedProductVersion, relations: z.array(productRelation).max(maxRelations) }),
  output: productVersion,
  errors: ['product-not-found', 'version-conflict'],
})
