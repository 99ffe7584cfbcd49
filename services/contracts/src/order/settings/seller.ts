import { defaultIncoterm, incoterm } from '@pinline/events/order/incoterm'
import { z } from 'zod'
import { singleLine } from '../../api/text.ts'

const filled = (max: number) => singleLine(max, { missing: 'required', tooLong: 'too-long' }).min(1, 'required')
const optional = (max: number) => singleLine(max, { missing: 'required', tooLong: 'too-long' })

/** The seller's data as staff enter them; an empty text is left out of documents. */
export const sellerInput = {
  name: filled(100),
  address: filled(100),
  zipcode: optional(16),
  city: filled(60),
  country: z
    .string('required')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'country-unknown'),
  registrationNumber: optional(40),
  taxNumber: optional(40),
  email: z.string('required').trim().max(254, 'too-long').pipe(z.email('email-format')),
  phone: optional(40),
  /** Terms of delivery of commercial invoices. */
  incoterm: incoterm.default(defaultIncoterm),
}

/** The seller that documents show now. */
export const seller = z.object({
  name: z.string(),
  address: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: z.string(),
  registrationNumber: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  phone: z.string(),
  incoterm,
  /** How often it was changed; 0 is the demo seller. */
  version: z.int().min(0),
})
export type SellerSettings = z.infer<typeof seller>
