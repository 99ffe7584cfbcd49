import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { productData } from './connector-part.ts'

/** A later import brought other data for the same part; the new data are whole, not a difference. */
export const productDataChanged = event('product-data-changed', { productId, product: productData })
