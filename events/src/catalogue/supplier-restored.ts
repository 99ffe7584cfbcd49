import { z } from 'zod'
import { event } from '../event.ts'
import { supplierId } from '../ids.ts'

/** Parts are ordered from an archived supplier again. */
export const supplierRestored = event('supplier-restored', { supplierId, restoredAt: z.iso.datetime() })
