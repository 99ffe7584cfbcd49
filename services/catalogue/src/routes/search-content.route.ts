import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { searchContent } from '@pinline/contracts/catalogue/content/search-content'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAudience } from '../content/content-audience.ts'
import { contentRowOf } from '../content/present-content.ts'
import { ContentSearch } from '../content/search-content.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

export const searchContentRoute = (deps: CatalogueDeps) => {
  const search = new ContentSearch(deps.content)
  return route(
    searchContent,
    async ({ q, page, pageSize }, context) => {
      const audience = await contentAudience(deps, context)
      const hits = search.find(q, audience.language)
      const list = hits
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ item, excerpt }) => ({ ...contentRowOf(deps, item, audience), excerpt }))
      return result({ list, total: hits.length, page, pageSize })
    },
    { waitsFor: [contentProjection] },
  )
}
