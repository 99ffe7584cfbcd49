import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** The product is no longer listed or sold; orders and events still refer to it. */
export const productWithdrawn = event('product-withdrawn', { productId, reason: z.string().max(200) })
