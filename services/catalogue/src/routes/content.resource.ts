import { adminRoute } from '@pinline/chassis/http/admin-route'
import { contentResource } from '@pinline/contracts/catalogue/content/content-resource'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'
import { findContent, findContentRecord } from '../read-models/content/content-of-staff.query.ts'

/** Content in the console. */
export const contentResourceRoute = ({ platform }: CatalogueDeps) =>
  adminRoute(
    contentResource,
    {
      list: async (request, { language }) => await findContent(platform, request, language),
      one: async (id, { language }) => await findContentRecord(platform, id, language),
    },
    { waitsFor: [contentProjection] },
  )
