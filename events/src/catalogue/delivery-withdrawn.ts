import { fact } from '../fact.ts'
import { deliveryId, productId } from '../ids.ts'

/** An announced delivery, or what was left of it, does not come. */
export const deliveryWithdrawn = fact('delivery-withdrawn', { productId, deliveryId })
