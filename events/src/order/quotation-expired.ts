import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId } from '../ids.ts'

/** An answer was not accepted in time. */
export const quotationExpired = event('quotation-expired', { buyerId, expiredAt: z.iso.datetime() })
export type QuotationExpired = z.infer<typeof quotationExpired>
