import { orderNumber, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** Pieces of a product that an order holds; `id` is made of both. */
export const reservationRow = z.object({
  id: z.string(),
  orderNo: orderNumber,
  productId,
  model: z.string(),
  manufacturer: z.string(),
  quantity: z.int(),
  /** When it was made; null where the commit of it has no request, as in data of early releases. */
  reservedAt: z.iso.datetime().nullable(),
})
export type ReservationRow = z.infer<typeof reservationRow>

/** Reservations of all products. Sorted by the day of the order, which its number begins with. */
export const reservationsResource = adminResource({
  name: 'reservations',
  permission: 'stock.read',
  row: reservationRow,
  filter: z.object({
    /** Part number, manufacturer, or the beginning of an order number. */
    q: cleanedText(120).optional(),
  }),
  sorts: ['reservedAt', 'quantity', 'model'],
})
