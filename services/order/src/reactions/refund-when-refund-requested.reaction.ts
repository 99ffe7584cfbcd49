import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { partialRefundRequested } from '@pinline/events/order/partial-refund-requested'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { refundRetried } from '@pinline/events/order/refund-retried'
import { z } from 'zod'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { reconcileRefund } from '../payments/reconcile-refund.ts'
import { orWalletUnreachable } from '../payments/wallet-unreachable.ts'

/**
 * Requests the refund at once, for the first time or again. If the wallet is unreachable, the job `reconcile-refund`
 * retries it.
 */
export const refundWhenRefundRequested = (payments: PaymentDeps) =>
  defineReaction({
    name: 'refund-when-refund-requested',
    subscribesTo: {
      service: 'order',
      types: ['refund-requested', 'partial-refund-requested', 'refund-retried'],
      eventSchema: z.discriminatedUnion('type', [refundRequested, partialRefundRequested, refundRetried]),
    },
    react: async ({ streamId, event }, context) => {
      const { refundId } = event.data
      const reconciled = await orWalletUnreachable(() =>
        reconcileRefund(payments, orderNumber.parse(streamId), refundId, context),
      )
      if (isRejection(reconciled))
        payments.platform.log.info({ orderNo: streamId, refundId }, 'refund waits for the wallet')
    },
  })
