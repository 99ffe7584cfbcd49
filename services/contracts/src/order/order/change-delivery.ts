import { addressId } from '@pinline/events/ids'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/**
 * The buyer changes address or shipping method of an order until it is prepared; without `addressId` the address stays. What
 * it costs less is refunded; what costs more is `delivery-costs-more`, with the difference in the data.
 */
export const changeDelivery = call({
  name: 'change-delivery',
  path: '/orders/change-delivery',
  effect: 'command',
  access: buyer,
  input: z.object({
    orderNo: enteredOrderNumber,
    addressId: addressId.optional(),
    shippingMethod,
    /** As previewed, in minor units; another one by now is `price-changed`. */
    difference: z.int(),
  }),
  output: orderChanged,
  errors: [
    'order-not-found',
    'address-not-found',
    'method-not-available',
    'version-conflict',
    'contact-account-manager',
    'delivery-not-changeable',
    'delivery-tax-differs',
    'price-changed',
    'delivery-costs-more',
    'delivery-total-fixed',
    'refund-limit-reached',
  ],
})
