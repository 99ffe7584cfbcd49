import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { cleanedText, multiLine, singleLine } from '../../api/text.ts'

/** Longest texts of a supplier, UTF-16 units. */
export const supplierLengths = {
  ...{ name: 120, number: 40, vatNumber: 40 },
  ...{ company: 120, street: 120, city: 60, postcode: 16, region: 60 },
  ...{ paymentTerms: 400, contactName: 100, email: 254, phone: 40, note: 2000 },
} as const

/** Longest lead time, days. */
export const maxLeadTimeDays = 730

const tooLong = { missing: 'required', tooLong: 'too-long' } as const
const optional = (field: keyof typeof supplierLengths) => singleLine(supplierLengths[field], tooLong)

/** What staff enter; an unknown text is empty. `country`: ISO 3166-1 alpha-2. */
export const supplierFields = {
  name: optional('name').min(1, 'required'),
  number: optional('number'),
  vatNumber: optional('vatNumber'),
  /** The name above the address, where it is not the supplier's. */
  company: optional('company'),
  street: optional('street'),
  city: optional('city'),
  postcode: optional('postcode'),
  region: optional('region'),
  country: z
    .string('required')
    .trim()
    .toUpperCase()
    .min(1, 'required')
    .regex(/^[A-Z]{2}$/, 'country-unknown'),
  /** In which it is paid. */
  currency: currencyCode,
  /** In which it is written to. */
  language: languageCode,
  leadTimeDays: z.int('lead-time-range').min(0, 'lead-time-range').max(maxLeadTimeDays, 'lead-time-range').nullable(),
  paymentTerms: multiLine(supplierLengths.paymentTerms, tooLong),
  contactName: optional('contactName'),
  email: z
    .string('required')
    .trim()
    .max(supplierLengths.email, 'email-format')
    .refine((text) => text === '' || z.email().safeParse(text).success, 'email-format'),
  phone: optional('phone'),
  note: multiLine(supplierLengths.note, tooLong),
}

/** Error keys of a supplier's fields in `data.errors`, besides the general ones. */
export type SupplierFieldError = 'lead-time-range'

export const supplierState = z.enum(['active', 'archived'])
export type SupplierState = z.infer<typeof supplierState>

export const supplierFilter = z.object({
  /** A part of name, company, number, VAT number or city. */
  q: cleanedText(120).optional(),
  /** Exactly this name, in any case. */
  name: cleanedText(supplierLengths.name).optional(),
  /** Those of either if it is left out. */
  state: supplierState.optional(),
})
export type SupplierFilter = z.output<typeof supplierFilter>
