import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listEmptySearches } from '@pinline/contracts/catalogue/search/list-empty-searches'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const listEmptySearchesRoute = ({ emptySearches }: CatalogueDeps) =>
  route(listEmptySearches, async () => result(await emptySearches.list()))
