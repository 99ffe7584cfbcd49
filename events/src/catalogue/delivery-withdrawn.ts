import { event } from '../event.ts'
import { deliveryId, productId } from '../ids.ts'

/** An announced delivery, or what was left of it, does not come. */
export const deliveryWithdrawn = event('delivery-withdrawn', { productId, deliveryId })
