import { z } from 'zod'
import { multiLine, singleLine } from '../../api/text.ts'
import { filled, taxNumber } from '../fields.ts'

/** The invoice recipient. `country`: ISO 3166-1 alpha-2; unknown fields are empty. */
export const companyData = z.strictObject({
  companyName: filled(100).min(2, 'company-name-length'),
  taxNumber,
  registrationNumber: singleLine(60, { tooLong: 'too-long' }).default(''),
  country: z
    .string('required')
    .trim()
    .toUpperCase()
    .min(1, 'required')
    .regex(/^[A-Z]{2}$/, 'country-unknown'),
  billingAddress: multiLine(200, { tooLong: 'too-long' }).default(''),
  invoiceEmail: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'email-format')
    .refine((text) => text === '' || z.email().safeParse(text).success, 'email-format')
    .default(''),
})
export type CompanyData = z.infer<typeof companyData>
