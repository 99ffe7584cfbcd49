import { adminRoute } from '@pinline/chassis/http/admin-route'
import { contentResource } from '@pinline/contracts/catalogue/content/content-resource'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'
import { findContent, findContentRecord } from '../read-models/content/content-of-staff.query.ts'

/** Content in the console. */
export const contentResourceRoute = (deps: CatalogueDeps) =>
  adminRoute(
    contentResource,
    {
      list: async (request, { language, positions }) => {
        await deps.live.catchUp(positions)
        return await findContent(deps, request, language)
      },
      one: async (id, { language, positions }) => {
        await deps.live.catchUp(positions)
        return await findContentRecord(deps, id, language)
      },
    },
    { waitsFor: [contentProjection] },
  )
