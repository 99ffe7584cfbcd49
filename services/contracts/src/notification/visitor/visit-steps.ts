import { z } from 'zod'

/** Days for which the counts of a day are stored. */
export const stepRetentionDays = 400

/**
 * What a browser reports of a visit, each at most once for what it names. Those of `visit-` are counted once a browser
 * session, those of `search-` once a search; `search-ordered` once an order after such a search.
 */
export const reportedStep = z.enum([
  'visit-searched',
  'visit-added',
  'search-made',
  'search-empty',
  'search-opened',
  'search-added',
  'search-ordered',
])
export type ReportedStep = z.infer<typeof reportedStep>

/** Counts of a day, or of several. Nothing in them says who it was. */
export const stepCounts = z.object({
  /** Browser sessions, and those with a search or with something put into the cart. */
  visits: z.int(),
  searchVisits: z.int(),
  cartVisits: z.int(),
  /** Searches, those without a result, and those after which a part was opened or put into the cart. */
  searches: z.int(),
  emptySearches: z.int(),
  openedSearches: z.int(),
  addedSearches: z.int(),
  /** Orders placed in a visit in which a search led to the cart. */
  orderedSearches: z.int(),
})
export type StepCounts = z.infer<typeof stepCounts>
