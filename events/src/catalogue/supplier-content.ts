import { z } from 'zod'
import { vaultReference } from '../ids.ts'
import { currencyCode } from '../money.ts'

/** Where a supplier's mail goes. Unknown lines are empty; `country`: ISO 3166-1 alpha-2. */
export const supplierAddress = z.object({
  /** The name above the address, where it is not the supplier's. */
  company: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  region: z.string(),
  country: z.string().regex(/^[A-Z]{2}$/),
})
export type SupplierAddress = z.infer<typeof supplierAddress>

/** A company that parts are bought from. Who is talked to there, and the note, are in the vault. */
export const supplierContent = z.object({
  name: z.string(),
  /** Under which the seller's books know it. */
  number: z.string(),
  vatNumber: z.string(),
  address: supplierAddress,
  /** In which it is paid. */
  currency: currencyCode,
  /** In which it is written to, by its code. */
  language: z.string(),
  /** From order to delivery, in days; null if it is unknown. */
  leadTimeDays: z.int().min(0).nullable(),
  paymentTerms: z.string(),
  /** Contact person, e-mail, phone and note; empty ones too have a version. */
  contactRef: vaultReference,
})
export type SupplierContent = z.infer<typeof supplierContent>
