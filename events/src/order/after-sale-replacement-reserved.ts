import { z } from 'zod'
import { event } from '../event.ts'

/** The pieces of a replacement are set aside in stock: the parcel can be sent. */
export const afterSaleReplacementReserved = event('after-sale-replacement-reserved', {
  attempt: z.int().positive(),
  reservedAt: z.iso.datetime(),
})
export type AfterSaleReplacementReserved = z.infer<typeof afterSaleReplacementReserved>
