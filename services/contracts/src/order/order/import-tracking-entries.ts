import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { trackingImportResult, trackingImportRows } from './tracking-import.ts'

/**
 * Adds what carriers report about parcels, found by carrier and tracking number. Each row is decided by itself; the same
 * file again adds nothing.
 */
export const importTrackingEntries = call({
  name: 'import-tracking-entries',
  path: '/private/orders/import-tracking-entries',
  effect: 'command',
  access: staff('orders.ship'),
  input: trackingImportRows,
  output: z.array(trackingImportResult),
  errors: [],
})
