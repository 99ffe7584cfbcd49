import { z } from 'zod'
import { addressInput } from '../../account/buyer/address.ts'
import { call, staff } from '../../api/call.ts'
import { deliveryChangePreview } from './delivery-offer.ts'
import { enteredOrderNumber } from './entered-order-number.ts'

/** Another address for one order, as staff write it. */
export const deliveryAddress = addressInput.omit({ isDefault: true })

/** Methods for an order's delivery to an address that staff write, or to the present one, and what each would cost. */
export const previewDeliveryChangeByStaff = call({
  name: 'preview-delivery-change-by-staff',
  path: '/private/orders/preview-delivery-change',
  effect: 'read',
  access: staff('orders.change-delivery'),
  input: z.object({ orderNo: enteredOrderNumber, deliverTo: deliveryAddress.optional() }),
  output: deliveryChangePreview,
  errors: ['order-not-found'],
})
