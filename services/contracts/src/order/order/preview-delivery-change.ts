import { addressId } from '@pinline/events/ids'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { deliveryChangePreview } from './delivery-offer.ts'
import { enteredOrderNumber } from './entered-order-number.ts'

/** Methods for an order's delivery to another address of its buyer, or to the present one, and what each would cost. */
export const previewDeliveryChange = call({
  name: 'preview-delivery-change',
  path: '/orders/preview-delivery-change',
  effect: 'read',
  access: buyer,
  input: z.object({ orderNo: enteredOrderNumber, addressId: addressId.optional() }),
  output: deliveryChangePreview,
  errors: ['order-not-found', 'address-not-found'],
})
