import { z } from 'zod'
import { handbookPageArchived } from './handbook-page-archived.ts'
import { handbookPageReopened } from './handbook-page-reopened.ts'
import { handbookPageWritten } from './handbook-page-written.ts'

/** Every event of a page of the handbook. The stream's id is the page's. */
export const handbookPageEvent = z.discriminatedUnion('type', [
  handbookPageWritten,
  handbookPageArchived,
  handbookPageReopened,
])
export type HandbookPageEvent = z.infer<typeof handbookPageEvent>

export const handbookPageStreamType = 'handbook-page'
