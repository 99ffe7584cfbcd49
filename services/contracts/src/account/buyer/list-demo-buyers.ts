import { buyerId } from '@pinline/events/ids'
import { currencyCode } from '@pinline/events/money'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'

/** The buyers of a demonstration, with what they usually order in; the demo login is the first. None without demo data. */
export const listDemoBuyers = call({
  name: 'list-demo-buyers',
  path: '/internal/list-demo-buyers',
  effect: 'read',
  access: internal,
  input: z.object({}),
  output: z.array(z.object({ buyerId, language: languageCode, currency: currencyCode })),
  errors: [],
})
