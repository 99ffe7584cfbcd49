import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { recordSearch } from '@pinline/contracts/catalogue/search/record-search'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const recordSearchRoute = ({ keywords }: CatalogueDeps) =>
  route(recordSearch, async ({ q, found }, { language, address }) => {
    if (found > 0) await keywords.note(q, language, address)
    return result({})
  })
