import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { productData } from './connector-part.ts'

/** A part was added to the catalogue. */
export const productImported = event('product-imported', { productId, product: productData })
