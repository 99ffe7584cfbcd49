import { delivery } from '@pinline/events/catalogue/deliveries'
import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { dateCondition, numberCondition } from '../../api/condition.ts'
import { cleanedText } from '../../api/text.ts'
import { incomingStock, stockStatus } from '../product/product-row.ts'

/** Stock for staff; `id` is the product's. `version` must be sent with the next command. */
export const stockResource = adminResource({
  name: 'stock',
  permission: 'stock.read',
  apiScope: 'stock:read',
  row: z.object({
    id: productId,
    model: z.string(),
    manufacturer: z.string(),
    name: z.string(),
    received: z.int(),
    adjusted: z.int(),
    available: z.int(),
    reserved: z.int(),
    sold: z.int(),
    /** Pieces made for orders and shipped with them; they were never in stock. */
    madeToOrderSold: z.int(),
    /** At so many available pieces or fewer the part is bought again; null: it is not watched. */
    reorderLevel: z.int().nullable(),
    stock_status: stockStatus,
    incoming: incomingStock,
    /** The one expected first at the front. */
    deliveries: z.array(delivery),
    /** Where its pieces lie; null: nowhere in particular. */
    bin: z.string().nullable(),
    /** Number of changes of the bin; a change sends it back. */
    binVersion: z.int(),
    version: z.int(),
  }),
  filter: z.object({
    id: z.array(productId).max(100).optional(),
    q: cleanedText(120).optional(),
    stock_status: stockStatus.optional(),
    /** The beginning of the bin's code: `A-03` finds `A-03-12`. */
    bin: cleanedText(40).optional(),
    available: numberCondition.optional(),
    reserved: numberCondition.optional(),
    sold: numberCondition.optional(),
    received: numberCondition.optional(),
    adjusted: numberCondition.optional(),
    reorderLevel: numberCondition.optional(),
    /** The day on which the next delivery is expected. */
    incoming: dateCondition.optional(),
  }),
  sorts: ['model', 'manufacturer', 'available', 'reserved', 'sold'],
})
