import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { trackingImportResult, trackingImportRows } from './tracking-import.ts'

/** What importing these tracking entries would do, row by row. */
export const previewTrackingImport = call({
  name: 'preview-tracking-import',
  path: '/private/orders/preview-tracking-import',
  effect: 'read',
  access: staff('orders.ship'),
  input: trackingImportRows,
  output: z.array(trackingImportResult),
  errors: [],
})
