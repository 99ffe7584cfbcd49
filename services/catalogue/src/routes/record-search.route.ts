import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { recordSearch } from '@pinline/contracts/catalogue/search/record-search'
import type { CatalogueDeps } from '../catalogue-deps.ts'

/** Only what is a term of the catalogue is counted. */
export const recordSearchRoute = ({ live, keywords }: CatalogueDeps) =>
  route(recordSearch, async ({ q }, { language, address }) => {
    const term = live.index.term(q, language)
    if (term !== undefined) await keywords.note(term, language, address)
    return result({})
  })
