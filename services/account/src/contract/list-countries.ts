import { call, open } from '@pinline/chassis/contract/call'
import { z } from 'zod'

/** Every ISO 3166-1 country or region, named and sorted in the language of the request. */
export const listCountries = call({
  name: 'list-countries',
  path: '/account/countries',
  effect: 'read',
  authority: open,
  input: z.object({}),
  output: z.array(z.object({ code: z.string(), name: z.string(), hasZones: z.boolean() })),
  errors: [],
})
