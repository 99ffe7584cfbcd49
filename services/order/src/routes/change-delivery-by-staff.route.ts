import { commandRoute } from '@pinline/chassis/http/command-route'
import type { AddressInput } from '@pinline/contracts/account/buyer/address'
import { keepAddressVersion } from '@pinline/contracts/account/buyer/keep-address-version'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { changeDeliveryByStaff } from '@pinline/contracts/order/order/change-delivery-by-staff'
import type { VaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import { planDelivery } from '../delivery/plan-delivery.ts'
import { inDeliverTo, wantedByStaff } from '../delivery/written-address.ts'
import { type ChangeDelivery, presentDelivery } from '../domain/order/change-delivery.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { changesWhatIsLeft, newRefundKey } from '../payments/refund-request.ts'
import { loadOrder } from './load-order.ts'
import { orderChangedOf } from './order-result.ts'

/** The version that the order is to go to; a written address is stored with those of its buyer. */
const storedAddress = async (
  platform: OrderDeps,
  { buyerId, addressRef }: PlacedOrder,
  written: AddressInput | undefined,
): Promise<VaultReference | Rejection> => {
  if (written === undefined) return addressRef
  const stored = await platform.call('account', keepAddressVersion, { buyerId, basedOn: addressRef, address: written })
  return isRejection(stored) ? inDeliverTo(stored) : stored.addressRef
}

/** A request is one change with one refund at most: a repetition finds its commit. */
export const changeDeliveryByStaffRoute = (platform: OrderDeps) =>
  commandRoute(platform, changeDeliveryByStaff, orderDecider, {
    toCommand: async ({ orderNo, version, deliverTo, shippingMethod, difference, waived, reason }, { language }) => {
      const order = await loadOrder(platform, orderNo)
      if (isRejection(order)) return order
      const plan = await planDelivery(platform, order, wantedByStaff(deliverTo), language)
      if (isRejection(plan)) return inDeliverTo(plan)
      const offer = plan.offers.find(({ method }) => method === shippingMethod)
      if (offer === undefined) return rejection('method-not-available')
      const addressRef = await storedAddress(platform, order, deliverTo)
      if (isRejection(addressRef)) return addressRef
      const command: ChangeDelivery = {
        type: 'change-delivery',
        by: 'staff',
        basedOn: presentDelivery(order),
        refundKey: newRefundKey(platform),
        addressRef,
        shippingMethod,
        freight: offer.decisive,
        shipmentPlan: offer.shipmentPlan,
        taxedAlike: plan.taxedAlike,
        difference,
        waived,
        noteRef: await platform.vault.put('note', order.orderNo, reason, z.string()),
        now: platform.clock.now().toISOString(),
      }
      return {
        streamId: order.orderNo,
        command,
        expectedVersion: version,
        conflictsWith: changesWhatIsLeft,
      }
    },
    toOutput: orderChangedOf,
  })
