import { contentDetails } from '@pinline/events/catalogue/content-details'
import { contentId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { shownTexts } from './content-resource.ts'

/** Details and texts of the draft at a version, to compare. */
export const getContentVersion = call({
  name: 'get-content-version',
  path: '/private/content/version',
  effect: 'read',
  access: staff('content.read'),
  input: z.strictObject({ id: contentId, version: z.coerce.number().int().min(1) }),
  output: z.object({ version: z.int(), slug: z.string(), details: contentDetails, texts: shownTexts }),
  errors: ['content-not-found', 'content-version-not-found'],
})
