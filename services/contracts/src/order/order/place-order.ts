import { addressId, orderNumber } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/**
 * Places an order over what its preview showed: the selected lines of the cart that can be ordered. Answers when their
 * stock is held (`pending`), or after 3 s `checking`: then the order's stream tells how it went. `price-changed` carries
 * the new preview in `data.preview`, `out-of-stock` the lines in `data.lines` as { productId, model, quantity, available }.
 *
 * The same preview is one order, however many tabs and keys ask for it: the second gets the first one's order. Where the
 * lines were ordered to another address, by another method or at other prices, the answer is `already-placed` with that
 * order's number in `data.orderNo`.
 */
export const placeOrder = call({
  name: 'place-order',
  path: '/orders/create',
  effect: 'command',
  access: buyer,
  input: z.object({
    addressId,
    shippingMethod,
    remark: z.string().trim().max(500).optional(),
    poNumber: z.string().trim().max(40).optional(),
    previewToken: z.string().max(4000),
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
    'product-unavailable',
    'quantity-not-allowed',
    'price-changed',
    'out-of-stock',
    'already-placed',
    'idempotency-key-reused',
  ],
})
