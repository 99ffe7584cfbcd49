import { z } from 'zod'
import { supplierArchived } from './supplier-archived.ts'
import { supplierRestored } from './supplier-restored.ts'
import { supplierWritten } from './supplier-written.ts'

/** Every event of a supplier. The stream's id is the supplier's. */
export const supplierEvent = z.discriminatedUnion('type', [supplierWritten, supplierArchived, supplierRestored])
export type SupplierEvent = z.infer<typeof supplierEvent>

export const supplierStreamType = 'supplier'
