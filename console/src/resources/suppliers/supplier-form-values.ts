import { languageCode } from '@pinline/contracts/api/languages'
import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'

/** What a person has typed into the form of a supplier. */
export const supplierFormValues = z.object({
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
  leadTimeDays: z.string(),
  paymentTerms: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
})
export type SupplierFormValues = z.infer<typeof supplierFormValues>

const unknown: SupplierFormValues = {
  ...{ name: '', number: '', vatNumber: '', company: '', street: '', city: '', postcode: '', region: '', country: '' },
  ...{ currency: 'USD', language: 'en', leadTimeDays: '', paymentTerms: '' },
  ...{ contactName: '', email: '', phone: '', note: '' },
}

/** The form of a supplier, or of a new one. */
export const supplierValuesOf = (record: SupplierRecord | undefined): SupplierFormValues =>
  record === undefined
    ? unknown
    : supplierFormValues.parse({ ...record, leadTimeDays: String(record.leadTimeDays ?? '') })

/** The input of the command; its schema says what is wrong with it. */
export const supplierInputOf = ({ leadTimeDays, ...values }: SupplierFormValues) => {
  const days = leadTimeDays.trim()
  return { ...values, leadTimeDays: days === '' ? null : /^\d{1,9}$/.test(days) ? Number(days) : -1 }
}
