import { addressId } from '@pinline/events/ids'
import { z } from 'zod'
import { filled, recipientPhone } from '../fields.ts'

/**
 * Input of an address. `country`: ISO 3166-1 alpha-2; `zone`: a zone's code if the country lists zones, else free text.
 */
export const addressInput = z.strictObject({
  name: z.string('required').trim().min(1, 'required').min(2, 'recipient-length').max(20, 'recipient-length'),
  phone: recipientPhone,
  zipcode: z.string().trim().max(16, 'too-long').default(''),
  country: z
    .string('required')
    .trim()
    .toUpperCase()
    .min(1, 'required')
    .regex(/^[A-Z]{2}$/, 'country-unknown'),
  zone: filled(60),
  city: filled(60),
  address: z.string('required').trim().min(1, 'required').min(5, 'address-length').max(100, 'address-length'),
  isDefault: z.boolean().optional(),
})
export type AddressInput = z.output<typeof addressInput>

/** One immutable version of an address, as stored in the vault. */
export const addressVersion = z.object({
  name: z.string(),
  phone: z.string(),
  zipcode: z.string(),
  country: z.string(),
  zone: z.string(),
  city: z.string(),
  address: z.string(),
})
export type AddressVersion = z.infer<typeof addressVersion>

/** With the names of country and zone in the language of the request. */
export const namedAddress = addressVersion.extend({ countryName: z.string(), zoneName: z.string() })
export type NamedAddress = z.infer<typeof namedAddress>

/** One row of the address book. */
export const addressRow = namedAddress.extend({ id: addressId, isDefault: z.boolean() })
export type AddressRow = z.infer<typeof addressRow>
