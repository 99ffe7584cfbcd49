import { lifecycle } from '@pinline/events/catalogue/connector-part'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { productConditions } from './product-conditions.ts'
import { stockStatus } from './product-row.ts'

const requested = z.enum(['true', 'false']).transform((text) => text === 'true')

/** The products of an export; the filters are those of the product list. */
export const exportFilter = z.object({
  q: cleanedText(120).optional(),
  categoryId: cleanedText(60).optional(),
  manufacturer: cleanedText(80).optional(),
  lifecycle: lifecycle.optional(),
  stock_status: stockStatus.optional(),
  ...productConditions.shape,
})
export type ExportFilter = z.output<typeof exportFilter>

/**
 * Products as a file that can be imported again without a change. `xlsx`: a workbook to read, where the others can be imported again. `semicolon`: as delimiter, with a decimal comma, as
 * spreadsheets of many countries need it. `mark`: a byte order mark, so that Excel reads UTF-8. `geometry`: body and
 * pads too.
 */
export const exportProducts = call({
  name: 'export-products',
  path: '/private/products/export',
  effect: 'get',
  access: staff('products.export'),
  weight: 32,
  input: exportFilter.extend({
    format: z.enum(['csv', 'json', 'xlsx']).default('csv'),
    semicolon: requested.optional(),
    mark: requested.optional(),
    geometry: requested.optional(),
  }),
  output: z.unknown(),
  errors: [],
  binary: true,
})
