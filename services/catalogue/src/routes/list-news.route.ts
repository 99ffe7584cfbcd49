import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listNews } from '@pinline/contracts/catalogue/content/list-news'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAudience } from '../content/content-audience.ts'
import { newestFirst } from '../content/newest-first.ts'
import { contentRowOf } from '../content/present-content.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

export const listNewsRoute = (deps: CatalogueDeps) =>
  route(
    listNews,
    async ({ page, pageSize, kind, tag }, context) => {
      const audience = await contentAudience(deps, context)
      const articles = deps.content
        .all(...(kind === undefined ? (['news', 'blog'] as const) : [kind]))
        .filter(({ details }) => tag === undefined || ('tags' in details && details.tags.includes(tag)))
      const shown = newestFirst(articles).slice((page - 1) * pageSize, page * pageSize)
      const list = shown.map((item) => contentRowOf(deps, item, audience))
      return result({ list, total: articles.length, page, pageSize })
    },
    { waitsFor: [contentProjection] },
  )
