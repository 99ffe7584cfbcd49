import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'

/** Days after its last search for which a term is stored. */
export const emptySearchDays = 90
/** As many terms as are listed. */
export const maxEmptySearches = 100

/**
 * What visitors searched for and the catalogue has not, the most searched first. A search counts once a network and day. A
 * term is stored, and listed, once two networks have searched for it: what one person typed is not.
 */
export const listEmptySearches = call({
  name: 'list-empty-searches',
  path: '/private/searches/empty',
  effect: 'read',
  access: staff('visitors.read'),
  input: z.object({}),
  output: z.object({
    list: z
      .array(
        z.object({
          /** In lower case, as it was typed otherwise. */
          term: z.string(),
          language: languageCode,
          searches: z.int(),
          lastOn: z.iso.date(),
        }),
      )
      .max(maxEmptySearches),
    /** There are more terms than are listed. */
    more: z.boolean(),
    /** Terms that one network alone has searched for, and their searches. */
    unlisted: z.object({ terms: z.int(), searches: z.int() }),
  }),
  errors: [],
})
export type EmptySearchList = z.output<typeof listEmptySearches.output>
