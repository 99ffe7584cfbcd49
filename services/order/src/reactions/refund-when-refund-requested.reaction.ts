import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { refundRetried } from '@pinline/events/order/refund-retried'
import { z } from 'zod'
import type { Payments } from '../payments/payments.ts'
import { settleRefund } from '../payments/settle-refund.ts'
import { unlessAway } from '../payments/wallet-away.ts'

/** Asks the wallet at once, for the first time or again. Where it is away, `settle-refund` comes back to it. */
export const refundWhenRefundRequested = (payments: Payments) =>
  defineReaction({
    name: 'refund-when-refund-requested',
    hears: {
      service: 'order',
      types: ['refund-requested', 'refund-retried'],
      factSchema: z.discriminatedUnion('type', [refundRequested, refundRetried]),
    },
    react: async ({ streamId, fact }, context) => {
      const { refundId } = fact.data
      const settled = await unlessAway(() => settleRefund(payments, orderNumber.parse(streamId), refundId, context))
      if (isRejection(settled))
        payments.platform.log.info({ orderNo: streamId, refundId }, 'refund waits for the wallet')
    },
  })
