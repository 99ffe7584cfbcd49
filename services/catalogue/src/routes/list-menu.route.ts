import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listMenu } from '@pinline/contracts/catalogue/content/list-menu'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAudience } from '../content/content-audience.ts'
import { inOrder } from '../content/newest-first.ts'
import { resolveLink, titleOf } from '../content/resolve-link.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

export const listMenuRoute = (deps: CatalogueDeps) =>
  route(
    listMenu,
    async (_, context) => {
      const audience = await contentAudience(deps, context)
      return result(
        inOrder(deps.content.all('menu')).flatMap((item) => {
          const { id, details } = item
          if (details.kind !== 'menu') return []
          const link = resolveLink(deps, details.link, audience)
          const { place, group, orderNum } = details
          return link === undefined ? [] : [{ id, place, group, label: titleOf(item, audience), link, orderNum }]
        }),
      )
    },
    { waitsFor: [contentProjection] },
  )
