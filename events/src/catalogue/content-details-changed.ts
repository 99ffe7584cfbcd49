import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'
import { contentDetails, contentSlug } from './content-details.ts'

/** The draft has another slug or other details. */
export const contentDetailsChanged = event('content-details-changed', {
  contentId,
  slug: contentSlug,
  details: contentDetails,
  by: z.string().max(60),
})
export type ContentDetailsChanged = z.infer<typeof contentDetailsChanged>
