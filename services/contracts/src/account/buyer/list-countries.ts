import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** Whether addresses of a country have a first-level zone (state, province). */
export const zoneUse = z.enum(['required', 'optional', 'unused'])
export type ZoneUse = z.infer<typeof zoneUse>

/** Every ISO 3166-1 country or region, named and sorted in the language of the request. */
export const listCountries = call({
  name: 'list-countries',
  path: '/account/countries',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.array(z.object({ code: z.string(), name: z.string(), hasZones: z.boolean(), zoneUse })),
  errors: [],
})
