import { z } from 'zod'
import { event } from '../event.ts'
import { supplierId } from '../ids.ts'
import { supplierContent } from './supplier-content.ts'

/** Staff added a supplier or changed it; the data is complete, not a difference. */
export const supplierWritten = event('supplier-written', {
  supplierId,
  ...supplierContent.shape,
  writtenAt: z.iso.datetime(),
})
export type SupplierWritten = z.infer<typeof supplierWritten>
