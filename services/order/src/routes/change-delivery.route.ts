import { commandRoute } from '@pinline/chassis/http/command-route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { changeDelivery } from '@pinline/contracts/order/order/change-delivery'
import { planDelivery } from '../delivery/plan-delivery.ts'
import type { ChangeDelivery } from '../domain/order/change-delivery.ts'
import { presentDelivery } from '../domain/order/change-delivery.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { newRefundKey } from '../payments/refund-request.ts'
import { loadOrder } from './load-order.ts'
import { orderChangedOf } from './order-result.ts'

/** A request is one change with one refund at most: a repetition finds its commit. */
export const changeDeliveryRoute = (platform: OrderDeps) =>
  commandRoute(platform, changeDelivery, orderDecider, {
    toCommand: async ({ orderNo, addressId, shippingMethod, difference }, { buyerId, language }) => {
      const order = await loadOrder(platform, orderNo, buyerId)
      if (isRejection(order)) return order
      const wanted = addressId === undefined ? ({ kind: 'present' } as const) : ({ kind: 'booked', addressId } as const)
      const plan = await planDelivery(platform, order, wanted, language)
      if (isRejection(plan)) return plan
      const offer = plan.offers.find(({ method }) => method === shippingMethod)
      if (offer === undefined) return rejection('method-not-available')
      const command: ChangeDelivery = {
        type: 'change-delivery',
        by: 'buyer',
        basedOn: presentDelivery(order),
        refundKey: newRefundKey(platform),
        addressRef: plan.addressRef ?? order.addressRef,
        shippingMethod,
        freight: offer.decisive,
        shipmentPlan: offer.shipmentPlan,
        taxedAlike: plan.taxedAlike,
        difference,
        waived: false,
        now: platform.clock.now().toISOString(),
      }
      return { streamId: order.orderNo, command }
    },
    toOutput: orderChangedOf,
  })
