import { event } from '../event.ts'
import { deliveryId, productId } from '../ids.ts'

/** An announced delivery, or the rest of it, was withdrawn. */
export const deliveryWithdrawn = event('delivery-withdrawn', { productId, deliveryId })
