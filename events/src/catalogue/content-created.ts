import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'
import { contentDetails, contentKind, contentSlug } from './content-details.ts'

/** An item of content exists as a draft; its texts follow. */
export const contentCreated = event('content-created', {
  contentId,
  kind: contentKind,
  slug: contentSlug,
  details: contentDetails,
  /** Who made it: a member of staff, or the service for what the shop comes with. */
  by: z.string().max(60),
})
export type ContentCreated = z.infer<typeof contentCreated>
