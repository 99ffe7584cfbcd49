import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listBanners } from '@pinline/contracts/catalogue/content/list-banners'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAudience } from '../content/content-audience.ts'
import { inOrder } from '../content/newest-first.ts'
import { contentRowOf } from '../content/present-content.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

export const listBannersRoute = (deps: CatalogueDeps) =>
  route(
    listBanners,
    async ({ place }, context) => {
      const audience = await contentAudience(deps, context)
      const now = deps.platform.clock.now().toISOString()
      const banners = inOrder(deps.content.all('banner')).filter(({ details }) => {
        if (details.kind !== 'banner' || details.place !== place) return false
        return (details.from === null || details.from <= now) && (details.until === null || details.until > now)
      })
      return result(banners.map((item) => contentRowOf(deps, item, audience)))
    },
    { waitsFor: [contentProjection] },
  )
