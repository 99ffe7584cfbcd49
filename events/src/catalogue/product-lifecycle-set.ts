import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { lifecycle, replacement } from './connector-part.ts'

/** The part is active, no longer advised for new designs, or discontinued with or without a replacement. */
export const productLifecycleSet = event('product-lifecycle-set', { productId, lifecycle, replacement })
