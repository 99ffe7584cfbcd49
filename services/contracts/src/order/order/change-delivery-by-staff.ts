import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'
import { deliveryAddress } from './preview-delivery-change-by-staff.ts'

/**
 * Staff change address or shipping method of an order before its first parcel; without `deliverTo` the address stays. What
 * it costs less is refunded; what costs more is refused unless they waive it. `version` is the one they saw.
 */
export const changeDeliveryByStaff = call({
  name: 'change-delivery-by-staff',
  path: '/private/orders/change-delivery',
  effect: 'command',
  access: staff('orders.change-delivery'),
  input: z.object({
    orderNo: enteredOrderNumber,
    version: z.int().positive(),
    deliverTo: deliveryAddress.optional(),
    shippingMethod,
    /** As previewed, in minor units; another one by now is `price-changed`. */
    difference: z.int(),
    /** The seller bears what it costs more. */
    waived: z.boolean(),
    /** For colleagues; not visible to the buyer. */
    reason: multiLine(500).min(1),
  }),
  output: orderChanged,
  errors: [
    'order-not-found',
    'address-not-found',
    'method-not-available',
    'version-conflict',
    'delivery-not-changeable',
    'delivery-tax-differs',
    'price-changed',
    'delivery-costs-more',
    'delivery-total-fixed',
    'refund-limit-reached',
  ],
})
