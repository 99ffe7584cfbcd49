import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { getNews } from '@pinline/contracts/catalogue/content/get-news'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { PublishedContent } from '../content/live-content.ts'
import { newestFirst } from '../content/newest-first.ts'
import { titleOf } from '../content/resolve-link.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'
import { foundContent } from './found-content.ts'

export const getNewsRoute = (deps: CatalogueDeps) =>
  route(
    getNews,
    async ({ id }, context) => {
      const found = await foundContent(deps, { id, kind: 'news' }, context)
      if (isRejection(found)) return found
      const { item, detail, audience } = found
      const articles = newestFirst(deps.content.all(item.kind))
      const place = articles.findIndex((one) => one.id === item.id)
      const besideOf = (one: PublishedContent | undefined) =>
        one === undefined || one.path === null
          ? null
          : { slug: one.slug, path: one.path, title: titleOf(one, audience) }
      return result({
        ...detail,
        previous: besideOf(articles[place + 1]),
        next: place > 0 ? besideOf(articles[place - 1]) : null,
      })
    },
    { waitsFor: [contentProjection] },
  )
