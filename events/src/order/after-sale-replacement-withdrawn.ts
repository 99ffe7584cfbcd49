import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** Staff decided otherwise before the replacement was sent: pieces that were set aside are free again. */
export const afterSaleReplacementWithdrawn = event('after-sale-replacement-withdrawn', {
  attempt: z.int().positive(),
  productId,
  quantity: z.int().positive(),
  fromStock: z.boolean(),
  withdrawnAt: z.iso.datetime(),
})
export type AfterSaleReplacementWithdrawn = z.infer<typeof afterSaleReplacementWithdrawn>
