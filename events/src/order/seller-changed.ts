import { z } from 'zod'
import { event } from '../event.ts'
import { incoterm } from './incoterm.ts'

/** Who sells, as documents show it: data of a company, not of a person. */
export const sellerData = {
  name: z.string().min(1),
  address: z.string().min(1),
  zipcode: z.string(),
  city: z.string().min(1),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Number in the register of companies; empty if there is none. */
  registrationNumber: z.string(),
  /** Tax number; empty if there is none. */
  taxNumber: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Terms of delivery of commercial invoices; absent in what was recorded before there were any. */
  incoterm: incoterm.optional(),
}

/** From now on new documents show these data. */
export const sellerChanged = event('seller-changed', { ...sellerData, changedAt: z.iso.datetime() })
export type SellerChanged = z.infer<typeof sellerChanged>
