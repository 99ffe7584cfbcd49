import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** The product is not shown or sold any more; what orders and facts say of it stays. */
export const productWithdrawn = event('product-withdrawn', { productId, reason: z.string().max(200) })
