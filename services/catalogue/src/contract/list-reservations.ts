import { call, staff } from '@pinline/chassis/contract/call'
import { page, pageRequest } from '@pinline/chassis/contract/paging'
import { orderNumber, productId } from '@pinline/events/ids'
import { z } from 'zod'

/** Orders that hold pieces of a product, the newest first. */
export const listReservations = call({
  name: 'list-reservations',
  path: '/private/stock/reservations',
  effect: 'read',
  authority: staff('stock.read'),
  input: pageRequest.extend({ productId }),
  output: page(z.object({ orderNo: orderNumber, quantity: z.int(), status: z.literal('reserved') })),
  errors: ['product-not-found'],
})
