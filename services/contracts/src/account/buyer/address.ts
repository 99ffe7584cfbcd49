import { addressId } from '@pinline/events/ids'
import { z } from 'zod'
import { singleLine } from '../../api/text.ts'
import { filled, recipientPhone, taxNumber } from '../fields.ts'

/**
 * Input of an address. `country`: ISO 3166-1 alpha-2; `zone`: a zone's code if the country lists zones, else free text;
 * required only where addresses of the country have one.
 */
export const addressInput = z.strictObject({
  name: singleLine(20, { missing: 'required', tooLong: 'recipient-length' })
    .min(1, 'required')
    .min(2, 'recipient-length'),
  phone: recipientPhone,
  zipcode: singleLine(16, { tooLong: 'too-long' }).default(''),
  country: z
    .string('required')
    .trim()
    .toUpperCase()
    .min(1, 'required')
    .regex(/^[A-Z]{2}$/, 'country-unknown'),
  zone: singleLine(60, { tooLong: 'too-long' }).default(''),
  city: filled(60),
  address: singleLine(100, { missing: 'required', tooLong: 'address-length' })
    .min(1, 'required')
    .min(5, 'address-length'),
  company: singleLine(100, { tooLong: 'too-long' }).default(''),
  taxNumber: z.union([z.literal(''), taxNumber]).default(''),
  isDefault: z.boolean().optional(),
})
export type AddressInput = z.output<typeof addressInput>

/** One immutable version of an address, as stored in the vault; older ones have no company. */
export const addressVersion = z.object({
  name: z.string(),
  phone: z.string(),
  zipcode: z.string(),
  country: z.string(),
  zone: z.string(),
  city: z.string(),
  address: z.string(),
  company: z.string().default(''),
  taxNumber: z.string().default(''),
})
export type AddressVersion = z.infer<typeof addressVersion>

/** With the names of country and zone in the language of the request. */
export const namedAddress = addressVersion.extend({ countryName: z.string(), zoneName: z.string() })
export type NamedAddress = z.infer<typeof namedAddress>

/** One row of the address book. */
export const addressRow = namedAddress.extend({ id: addressId, isDefault: z.boolean() })
export type AddressRow = z.infer<typeof addressRow>
