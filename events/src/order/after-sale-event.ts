import { z } from 'zod'
import { afterSaleApproved } from './after-sale-approved.ts'
import { afterSaleAssigned } from './after-sale-assigned.ts'
import { afterSaleCancelled } from './after-sale-cancelled.ts'
import { afterSaleClosed } from './after-sale-closed.ts'
import { afterSaleMessageAdded } from './after-sale-message-added.ts'
import { afterSaleReceived } from './after-sale-received.ts'
import { afterSaleRefundApproved } from './after-sale-refund-approved.ts'
import { afterSaleRefundRefused } from './after-sale-refund-refused.ts'
import { afterSaleRefunded } from './after-sale-refunded.ts'
import { afterSaleRejected } from './after-sale-rejected.ts'
import { afterSaleReminded } from './after-sale-reminded.ts'
import { afterSaleReplaced } from './after-sale-replaced.ts'
import { afterSaleReplacementApproved } from './after-sale-replacement-approved.ts'
import { afterSaleReplacementRefused } from './after-sale-replacement-refused.ts'
import { afterSaleReplacementReserved } from './after-sale-replacement-reserved.ts'
import { afterSaleReplacementWithdrawn } from './after-sale-replacement-withdrawn.ts'
import { afterSaleSubmitted } from './after-sale-submitted.ts'

/** Every event of an after-sales request. The stream's id is the number of the request. */
export const afterSaleEvent = z.discriminatedUnion('type', [
  afterSaleSubmitted,
  afterSaleApproved,
  afterSaleReminded,
  afterSaleRejected,
  afterSaleCancelled,
  afterSaleReceived,
  afterSaleRefundApproved,
  afterSaleRefundRefused,
  afterSaleRefunded,
  afterSaleReplacementApproved,
  afterSaleReplacementReserved,
  afterSaleReplacementRefused,
  afterSaleReplacementWithdrawn,
  afterSaleReplaced,
  afterSaleClosed,
  afterSaleMessageAdded,
  afterSaleAssigned,
])
export type AfterSaleEvent = z.infer<typeof afterSaleEvent>

export const afterSaleStreamType = 'after-sale'
