import { z } from 'zod'

/** Sections of a text page from the locale files; none if a page has none. */
export const textSections = z.array(z.object({ title: z.string(), text: z.string() })).catch([])
