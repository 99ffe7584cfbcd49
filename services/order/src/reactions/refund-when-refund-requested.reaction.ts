import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { orderNumber } from '@pinline/events/ids'
import { refundRequested } from '@pinline/events/order/refund-requested'
import type { Payments } from '../payments/payments.ts'
import { settleRefund } from '../payments/settle-refund.ts'

export const refundWhenRefundRequested = (payments: Payments) =>
  defineReaction({
    name: 'refund-when-refund-requested',
    hears: { service: 'order', types: ['refund-requested'], factSchema: refundRequested },
    react: async ({ streamId, fact }, context) =>
      await settleRefund(payments, orderNumber.parse(streamId), fact.data.refundId, context),
  })
