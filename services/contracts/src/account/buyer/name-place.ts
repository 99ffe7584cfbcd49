import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/**
 * The names of country and zone of an address that another service stores, such as that of an invoice, in the language
 * of the request. The words of the address say in which script its zone is written.
 */
export const namePlace = call({
  name: 'name-place',
  path: '/internal/name-place',
  effect: 'read',
  access: internal,
  input: z.object({
    country: z.string().regex(/^[A-Z]{2}$/),
    zone: cleanedText(60),
    city: cleanedText(60),
    address: cleanedText(100),
  }),
  output: z.object({ countryName: z.string(), zoneName: z.string() }),
  errors: [],
})
