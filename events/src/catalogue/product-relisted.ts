import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** A withdrawn product is shown and sold again. */
export const productRelisted = event('product-relisted', { productId })
