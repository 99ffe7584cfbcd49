import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getDeveloperCenter } from '@pinline/contracts/catalogue/content/get-developer-center'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAudience } from '../content/content-audience.ts'
import { inOrder } from '../content/newest-first.ts'
import { contentDetailOf, contentRowOf } from '../content/present-content.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

/** Slug of the page that introduces the resources. */
const developerCenter = 'researchCenter'

export const getDeveloperCenterRoute = (deps: CatalogueDeps) =>
  route(
    getDeveloperCenter,
    async (_, context) => {
      const audience = await contentAudience(deps, context)
      const found = deps.content.find(developerCenter, 'page')
      const page = found?.outcome === 'found' ? contentDetailOf(deps, found.item, audience) : null
      const resources = inOrder(deps.content.all('resource')).map((item) => contentRowOf(deps, item, audience))
      return result({ page, resources })
    },
    { waitsFor: [contentProjection] },
  )
