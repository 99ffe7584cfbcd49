import { defineReaction } from '@pinline/chassis/reactions/reaction'
import { orderNumber } from '@pinline/events/ids'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { payRefund } from '../payments/pay-refund.ts'
import type { Payments } from '../payments/payments.ts'

export const refundWhenRefundRequested = (payments: Payments) =>
  defineReaction({
    name: 'refund-when-refund-requested',
    hears: { service: 'order', types: ['refund-requested'], factSchema: refundRequested },
    react: async ({ streamId, fact }, context) =>
      await payRefund(payments, orderNumber.parse(streamId), fact.data.refundId, context),
  })
