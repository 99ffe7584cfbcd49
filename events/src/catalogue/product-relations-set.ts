import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { maxRelations, productRelation } from './product-relation.ts'

/** The relations that a product states, in the order they are shown; they replace those before. */
export const productRelationsSet = event('product-relations-set', {
  productId,
  relations: z.array(productRelation).max(maxRelations),
})
