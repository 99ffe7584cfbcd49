import type { ParsedInputOf } from '@pinline/contracts/api/call'
import type { addSupplier } from '@pinline/contracts/catalogue/supplier/add-supplier'
import type { SupplierContent } from '@pinline/events/catalogue/supplier-content'
import type { SupplierContact } from './supplier-vault.ts'

/** What of a supplier's input stands in its stream, and what in the vault. */
export const supplierContentOf = ({
  company,
  street,
  city,
  postcode,
  region,
  country,
  contactName,
  email,
  phone,
  note,
  ...fields
}: ParsedInputOf<typeof addSupplier>): {
  readonly content: Omit<SupplierContent, 'contactRef'>
  readonly contact: SupplierContact
} => ({
  content: { ...fields, address: { company, street, city, postcode, region, country } },
  contact: { contactName, email, phone, note },
})
