import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** First-level subdivisions (ISO 3166-2) of a country; empty if ISO lists none: the zone is then free text. */
export const listZones = call({
  name: 'list-zones',
  path: '/account/zones',
  effect: 'read',
  access: open,
  input: z.object({
    country: cleanedText(2, { missing: 'required', tooLong: 'country-unknown' }).toUpperCase().min(1, 'required'),
  }),
  output: z.array(z.object({ code: z.string(), name: z.string() })),
  errors: [],
})
