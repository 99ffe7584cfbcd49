import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { previewDeliveryChangeByStaff } from '@pinline/contracts/order/order/preview-delivery-change-by-staff'
import { planDelivery, previewOf } from '../delivery/plan-delivery.ts'
import { inDeliverTo, wantedByStaff } from '../delivery/written-address.ts'
import type { OrderDeps } from '../order-deps.ts'
import { loadOrder } from './load-order.ts'

export const previewDeliveryChangeByStaffRoute = (platform: OrderDeps) =>
  route(previewDeliveryChangeByStaff, async ({ orderNo, deliverTo }, { language }) => {
    const order = await loadOrder(platform, orderNo)
    if (isRejection(order)) return order
    const plan = await planDelivery(platform, order, wantedByStaff(deliverTo), language)
    return isRejection(plan) ? inDeliverTo(plan) : result(previewOf(plan))
  })
