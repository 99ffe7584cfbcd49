import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** The carrier's own page of a parcel; null for carriers without one. */
export const getCarrierPage = call({
  name: 'get-carrier-page',
  path: '/internal/get-carrier-page',
  effect: 'read',
  access: internal,
  input: z.object({ carrier: cleanedText(80), trackingNumber: cleanedText(60) }),
  output: z.object({ carrierPage: z.url().nullable() }),
  errors: [],
})
