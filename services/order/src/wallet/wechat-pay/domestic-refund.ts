import { z } from 'zod'
import type { RefundStatus } from '../wallet.ts'

/** A refund as the platform returns it. */
export const domesticRefund = z.object({
  out_refund_no: z.string(),
  status: z.enum(['SUCCESS', 'PROCESSING', 'ABNORMAL', 'CLOSED']),
  success_time: z.iso.datetime({ offset: true }).optional(),
})
type DomesticRefund = z.infer<typeof domesticRefund>

/** `now` is used if the platform does not say when a refund completed. */
export const refundStatusOf = ({ status, success_time }: DomesticRefund, now: Date): RefundStatus => {
  switch (status) {
    case 'SUCCESS':
      return {
        kind: 'completed',
        at: (success_time === undefined ? now : new Date(success_time)).toISOString(),
      }
    case 'PROCESSING':
      return { kind: 'processing' }
    case 'ABNORMAL':
      return { kind: 'failed', code: 'abnormal' }
    case 'CLOSED':
      return { kind: 'failed', code: 'closed' }
    default:
      return status satisfies never
  }
}
