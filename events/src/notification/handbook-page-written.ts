import { z } from 'zod'
import { event } from '../event.ts'
import { handbookPageId } from '../ids.ts'
import { handbookPageContent } from './handbook-page-content.ts'

/** Staff wrote a page of the handbook, or changed it: each such event is a version. */
export const handbookPageWritten = event('handbook-page-written', {
  handbookPageId,
  ...handbookPageContent.shape,
  writtenAt: z.iso.datetime(),
})
export type HandbookPageWritten = z.infer<typeof handbookPageWritten>
