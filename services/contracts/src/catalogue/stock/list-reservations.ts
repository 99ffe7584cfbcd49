import { orderNumber, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'

/** Orders with reserved pieces of a product, by the day of the order, oldest first. */
export const listReservations = call({
  name: 'list-reservations',
  path: '/private/stock/reservations',
  effect: 'read',
  access: staff('stock.read'),
  apiScope: 'stock:read',
  input: pageRequest.extend({ productId }),
  output: page(
    z.object({
      orderNo: orderNumber,
      quantity: z.int(),
      /** When it was made; null where the commit of it has no request, as in data of early releases. */
      reservedAt: z.iso.datetime().nullable(),
      status: z.literal('reserved'),
    }),
  ),
  errors: ['product-not-found'],
})
