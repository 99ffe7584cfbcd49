import { lifecycle } from '@pinline/events/catalogue/connector-part'
import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { missingDatum } from './completeness.ts'
import { productConditions } from './product-conditions.ts'
import { productRow, stockStatus } from './product-row.ts'

/** Products for staff: the row with the versions of its streams. */
export const productsResource = adminResource({
  name: 'products',
  permission: 'products.read',
  row: productRow.extend({
    hsCode: z.string(),
    origin: z.string(),
    rohs: z.boolean(),
    reach: z.boolean(),
    withdrawn: z.boolean(),
    replacement: productId.nullable(),
    addedAt: z.iso.datetime(),
    /** When its data or prices last changed; its stock does not count. */
    changedAt: z.iso.datetime(),
    /** In whole percent; 100 only if nothing is missing. */
    completeness: z.int(),
    missing: z.array(missingDatum),
    productVersion: z.int(),
    priceStreamVersion: z.int(),
    stockVersion: z.int(),
  }),
  filter: z.object({
    id: z.array(productId).max(100).optional(),
    q: cleanedText(120).optional(),
    categoryId: cleanedText(60).optional(),
    manufacturer: cleanedText(80).optional(),
    lifecycle: lifecycle.optional(),
    stock_status: stockStatus.optional(),
    /** True: withdrawn products only; otherwise lists leave them out. */
    withdrawn: z.boolean().optional(),
    ...productConditions.shape,
  }),
  sorts: ['model', 'manufacturer', 'positions', 'price', 'stock', 'sales'],
})
