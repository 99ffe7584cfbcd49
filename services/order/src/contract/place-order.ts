import { buyer, call } from '@pinline/chassis/contract/call'
import { addressId, orderNumber } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'

/**
 * Places an order over the selected lines of the cart. Answers when their stock is held (`pending`), or after 3 s
 * `checking`: then the order's stream tells how it went. `price-changed` carries the new preview in `data.preview`,
 * `out-of-stock` the lines in `data.lines` as { productId, model, quantity, available }.
 */
export const placeOrder = call({
  name: 'place-order',
  path: '/orders/create',
  effect: 'command',
  authority: buyer,
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
    payBefore: z.iso.datetime(),
  }),
  errors: [
    'nothing-selected',
    'address-not-found',
    'method-not-available',
    'product-unavailable',
    'quantity-not-allowed',
    'price-changed',
    'out-of-stock',
    'idempotency-key-reused',
  ],
})
