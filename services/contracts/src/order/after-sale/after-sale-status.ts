import { z } from 'zod'

/** The statuses of an after-sales request, in their order. */
export const afterSaleStatuses = [
  'submitted',
  'approved',
  'received',
  'refunded',
  'replaced',
  'closed',
  'rejected',
  'cancelled',
] as const
export const afterSaleStatus = z.enum(afterSaleStatuses)
export type AfterSaleStatus = z.infer<typeof afterSaleStatus>
