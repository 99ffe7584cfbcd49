import type { DeliverTo } from '@pinline/contracts/order/order/deliver-to'

/** The fields of an address in the order in which they are asked for. */
export const writtenFields = [
  'country',
  'zone',
  'name',
  'phone',
  'company',
  'taxNumber',
  'address',
  'city',
  'zipcode',
] as const
export type WrittenField = (typeof writtenFields)[number]
export type WrittenAddress = Readonly<Record<WrittenField, string>>

export const optionalFields: readonly WrittenField[] = ['zone', 'company', 'taxNumber', 'zipcode']

/** The present address as a start; empty where it was erased. */
export const writtenFrom = (present: DeliverTo | null): WrittenAddress => ({
  country: present?.country ?? '',
  zone: present?.zone ?? '',
  name: present?.name ?? '',
  phone: present?.phone ?? '',
  company: present?.company ?? '',
  taxNumber: present?.taxNumber ?? '',
  address: present?.address ?? '',
  city: present?.city ?? '',
  zipcode: present?.zipcode ?? '',
})

/** Validation errors of the server by field of the address. */
export const withoutPrefix = (errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field.replace(/^deliverTo\./, ''), error]))
