import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** Every ISO 3166-1 country or region, named and sorted in the language of the request. */
export const listCountries = call({
  name: 'list-countries',
  path: '/account/countries',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.array(z.object({ code: z.string(), name: z.string(), hasZones: z.boolean() })),
  errors: [],
})
