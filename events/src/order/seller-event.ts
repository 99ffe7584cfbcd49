import { z } from 'zod'
import { sellerChanged } from './seller-changed.ts'

/** Every event of the seller's data, which are one stream. */
export const sellerEvent = z.discriminatedUnion('type', [sellerChanged])
export type SellerEvent = z.infer<typeof sellerEvent>
