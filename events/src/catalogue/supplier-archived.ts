import { z } from 'zod'
import { event } from '../event.ts'
import { supplierId } from '../ids.ts'

/** Nothing is ordered from the supplier any more; earlier purchase orders stay as they are. */
export const supplierArchived = event('supplier-archived', { supplierId, archivedAt: z.iso.datetime() })
