import { z } from 'zod'
import { event } from '../event.ts'
import { money } from '../money.ts'

/** The wallet paid the money back. */
export const afterSaleRefunded = event('after-sale-refunded', { amount: money, refundedAt: z.iso.datetime() })
export type AfterSaleRefunded = z.infer<typeof afterSaleRefunded>
