import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { rejection } from '@pinline/contracts/api/error-codes'
import { refundAfterSale } from '@pinline/contracts/order/after-sale/refund-after-sale'
import { payingCaptureOf } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { refundableAmount } from '../domain/order/refundable.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const refundAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, refundAfterSale, async ({ amount }, { request, now }) => {
    const { state: order } = await loadStream(platform, orderDecider, request.orderNo)
    if (order.status === 'new') throw new Error('an after-sales request of an order that does not exist')
    if (amount.currency !== order.currency)
      return rejection('invalid-input', { errors: { 'amount.currency': 'invalid' } })
    const left = refundableAmount(order, payingCaptureOf(order))
    if (request.refund === null && amount.minor > left.minor)
      return rejection('refund-exceeds-captured', { data: { left } })
    return { type: 'refund-after-sale', amount, now }
  })
