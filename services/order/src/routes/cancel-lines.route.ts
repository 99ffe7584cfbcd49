import { cancelLines } from '@pinline/contracts/order/order/cancel-lines'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'
import { changesWhatIsLeft, newRefundKey } from '../payments/refund-request.ts'
import { orderCommandRoute } from './order-command-route.ts'

/** A request is one cancellation with one refund: a repetition finds its commit, and no other request has its key. */
export const cancelLinesRoute = (platform: OrderDeps) =>
  orderCommandRoute(
    platform,
    cancelLines,
    async ({ lines, reason }, { orderNo, now }) => ({
      type: 'cancel-lines',
      refundKey: newRefundKey(platform),
      lines,
      noteRef: await platform.vault.put('note', orderNo, reason, z.string()),
      now,
    }),
    changesWhatIsLeft,
  )
