import { z } from 'zod'

/** What a page of the handbook says. The body is CommonMark with GitHub's tables and task lists. */
export const handbookPageContent = z.object({
  section: z.string(),
  /** Among the pages of its section, from 0. */
  place: z.int().nonnegative(),
  title: z.string(),
  /** Code of the language that it is written in. */
  language: z.string(),
  body: z.string(),
})
export type HandbookPageContent = z.infer<typeof handbookPageContent>
