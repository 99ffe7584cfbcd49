import { fact } from '../fact.ts'
import { productId } from '../ids.ts'

/** A withdrawn product is shown and sold again. */
export const productRelisted = fact('product-relisted', { productId })
