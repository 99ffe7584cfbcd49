import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { listCategoryPages } from '@pinline/contracts/catalogue/content/list-category-pages'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAudience } from '../content/content-audience.ts'
import type { LiveContent, PublishedContent } from '../content/live-content.ts'
import { inOrder, newestFirst } from '../content/newest-first.ts'
import { contentRowOf } from '../content/present-content.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

const maxRows = 200

const itemsOf = (
  content: LiveContent,
  category: ParsedInputOf<typeof listCategoryPages>['category'],
): readonly PublishedContent[] => {
  if (category === 'news' || category === 'blog') return newestFirst(content.all(category))
  if (category === 'certificates') return inOrder(content.all('certificate', 'patent'))
  if (category === 'resources') return inOrder(content.all('resource'))
  const group = category === 'troubleshooting' ? 'help' : category
  return inOrder(content.all('page').filter(({ details }) => details.kind === 'page' && details.group === group))
}

export const listCategoryPagesRoute = (deps: CatalogueDeps) =>
  route(
    listCategoryPages,
    async ({ category }, context) => {
      const audience = await contentAudience(deps, context)
      const items = itemsOf(deps.content, category).slice(0, maxRows)
      return result(items.map((item) => contentRowOf(deps, item, audience)))
    },
    { waitsFor: [contentProjection] },
  )
