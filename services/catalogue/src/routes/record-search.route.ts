import { result } from '@pinline/chassis/http/call-result'
import { refusesTracking } from '@pinline/chassis/http/refuses-tracking'
import { route } from '@pinline/chassis/http/route'
import { recordSearch } from '@pinline/contracts/catalogue/search/record-search'
import type { CatalogueDeps } from '../catalogue-deps.ts'

/** Terms of the catalogue are counted, and what it has no part for. */
export const recordSearchRoute = ({ live, keywords, emptySearches }: CatalogueDeps) =>
  route(recordSearch, async ({ q }, { language, address, headers }) => {
    const term = live.index.term(q, language)
    if (term !== undefined) await keywords.note(term, language, address)
    else if (!refusesTracking(headers)) {
      const everything = { categories: undefined, sort: 'relevance', skip: 0, limit: 1 } as const
      if (live.index.list({ filter: { q }, ...everything }).total === 0) await emptySearches.note(q, language, address)
    }
    return result({})
  })
