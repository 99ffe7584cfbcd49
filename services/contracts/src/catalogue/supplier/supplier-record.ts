import { staffId, supplierId } from '@pinline/events/ids'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { supplierState } from './supplier-fields.ts'

/** A company that parts are bought from. `revision` must be sent with the next command. */
export const supplierRecord = z.object({
  id: supplierId,
  name: z.string(),
  number: z.string(),
  vatNumber: z.string(),
  company: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  region: z.string(),
  country: z.string(),
  currency: currencyCode,
  language: languageCode,
  leadTimeDays: z.int().nullable(),
  paymentTerms: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  state: supplierState,
  updatedAt: z.iso.datetime(),
  updatedBy: staffId.nullable(),
  revision: z.int(),
})
export type SupplierRecord = z.infer<typeof supplierRecord>

/** Response of every command on a supplier. */
export const supplierChanged = z.object({ id: supplierId, revision: z.int() })
export type SupplierChanged = z.infer<typeof supplierChanged>
