import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { previewDeliveryChange } from '@pinline/contracts/order/order/preview-delivery-change'
import { planDelivery, previewOf } from '../delivery/plan-delivery.ts'
import type { OrderDeps } from '../order-deps.ts'
import { loadOrder } from './load-order.ts'

export const previewDeliveryChangeRoute = (platform: OrderDeps) =>
  route(previewDeliveryChange, async ({ orderNo, addressId }, { buyerId, language }) => {
    const order = await loadOrder(platform, orderNo, buyerId)
    if (isRejection(order)) return order
    const wanted = addressId === undefined ? ({ kind: 'present' } as const) : ({ kind: 'booked', addressId } as const)
    const plan = await planDelivery(platform, order, wanted, language)
    return isRejection(plan) ? plan : result(previewOf(plan))
  })
