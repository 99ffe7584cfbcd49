import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { getSolution } from '@pinline/contracts/catalogue/content/get-solution'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'
import { foundContent } from './found-content.ts'

export const getSolutionRoute = (deps: CatalogueDeps) =>
  route(
    getSolution,
    async ({ id }, context) => {
      const found = await foundContent(deps, { id, kind: 'solution' }, context)
      return isRejection(found) ? found : result(found.detail)
    },
    { waitsFor: [contentProjection] },
  )
