import { addressId, orderNumber } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { shipmentChoice } from '@pinline/events/order/shipment-plan'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { cleanedText, multiLine, singleLine } from '../../api/text.ts'

/**
 * Places an order from its preview: the selected lines of the cart that can be ordered. Returns when their stock is
 * reserved (`pending`), or after 3 s with `checking`: then the order's status follows. `price-changed` has the new
 * preview in `data.preview`, `out-of-stock` the lines in `data.lines` as { productId, model, quantity, available }.
 * `unpaid-share-reached` has the same lines, with what the buyer's unpaid orders may still hold as `available`,
 * `new-buyers-share-reached` those with what the unpaid orders of all buyers who have never paid may still hold, and
 * `unpaid-orders-reached` the most unpaid orders of a buyer in `data.limit`.
 * The same preview is one order, however many tabs and keys request it: the second gets the first one's order. If the
 * lines were ordered with another address, method or price, the response is `already-placed` with that order's number
 * in `data.orderNo`.
 */
export const placeOrder = call({
  name: 'place-order',
  path: '/orders/create',
  effect: 'command',
  access: buyer,
  apiScope: 'orders:write',
  input: z.object({
    addressId,
    shippingMethod,
    /** As it was previewed; absent: together. */
    shipmentChoice: shipmentChoice.optional(),
    remark: multiLine(500).optional(),
    poNumber: singleLine(40).optional(),
    previewToken: cleanedText(4000),
  }),
  output: z.object({
    orderNo: orderNumber,
    status: z.enum(['pending', 'checking']),
    total: money,
    placedAt: z.iso.datetime(),
    paymentDeadline: z.iso.datetime(),
  }),
  errors: [
    'nothing-selected',
    'address-not-found',
    'method-not-available',
    'currency-disabled',
    'product-unavailable',
    'quantity-not-allowed',
    'price-changed',
    'out-of-stock',
    'unpaid-orders-reached',
    'unpaid-share-reached',
    'new-buyers-share-reached',
    'already-placed',
    'idempotency-key-reused',
  ],
})
