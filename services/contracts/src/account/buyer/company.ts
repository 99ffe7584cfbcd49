import { z } from 'zod'
import { filled } from '../fields.ts'

const optional = (max: number) => z.string().trim().max(max, 'too-long').default('')

/** The invoice recipient. `country`: ISO 3166-1 alpha-2; unknown fields are empty. */
export const companyData = z.strictObject({
  companyName: filled(100).min(2, 'company-name-length'),
  taxNumber: z
    .string('required')
    .trim()
    .min(1, 'required')
    .regex(/^[\p{L}\p{N} ./-]{4,40}$/u, 'tax-number-format'),
  registrationNumber: optional(60),
  country: z
    .string('required')
    .trim()
    .toUpperCase()
    .min(1, 'required')
    .regex(/^[A-Z]{2}$/, 'country-unknown'),
  billingAddress: optional(200),
  invoiceEmail: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'email-format')
    .refine((text) => text === '' || z.email().safeParse(text).success, 'email-format')
    .default(''),
})
export type CompanyData = z.infer<typeof companyData>
