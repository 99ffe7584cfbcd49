import { fact } from '../fact.ts'
import { productId } from '../ids.ts'
import { productData } from './connector-part.ts'

/** A part came into the catalogue. */
export const productImported = fact('product-imported', { productId, product: productData })
