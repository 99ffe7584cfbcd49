import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { Money } from '@pinline/events/money'
import type { AfterSaleRefundApproved } from '@pinline/events/order/after-sale-refund-approved'
import type { AfterSale } from './after-sale.ts'
import { mayRefund } from './allowed-after-sale-commands.ts'

export interface RefundAfterSale {
  readonly type: 'refund-after-sale'
  readonly amount: Money
  readonly now: string
}

/** Staff decide on the amount, once; the same again is quiet. The order knows what is left to be paid back. */
export const refundAfterSale = (
  request: AfterSale,
  { amount, now }: RefundAfterSale,
): Decision<AfterSaleRefundApproved> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  const { refund } = request
  const isSame = refund?.amount.minor === amount.minor && refund.amount.currency === amount.currency
  if (isSame && refund.state !== 'refused') return []
  if (!mayRefund(request)) return rejection('after-sale-transition-not-allowed')
  return [
    {
      type: 'after-sale-refund-approved',
      data: {
        orderNo: request.orderNo,
        attempt: (refund?.attempt ?? 0) + 1,
        amount,
        productId: request.productId,
        quantity: request.received ?? request.quantity,
        approvedAt: now,
      },
    },
  ]
}
