import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** First-level subdivisions (ISO 3166-2) of a country; empty if ISO lists none: the zone is then free text. */
export const listZones = call({
  name: 'list-zones',
  path: '/account/zones',
  effect: 'read',
  access: open,
  input: z.object({ country: z.string('required').trim().toUpperCase().min(1, 'required').max(2, 'country-unknown') }),
  output: z.array(z.object({ code: z.string(), name: z.string() })),
  errors: [],
})
