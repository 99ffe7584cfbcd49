import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { productData } from './connector-part.ts'

/** A later import had other data for the same part; the new data is complete, not a difference. */
export const productDataChanged = event('product-data-changed', { productId, product: productData })
