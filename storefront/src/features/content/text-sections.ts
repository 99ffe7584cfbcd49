import { z } from 'zod'

/** Sections of a page of text as the locale files hold them; none where a page has none. */
export const textSections = z.array(z.object({ title: z.string(), text: z.string() })).catch([])
