import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listSolutionCategories } from '@pinline/contracts/catalogue/content/list-solution-categories'
import { solutionCategory } from '@pinline/events/catalogue/content-details'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAudience } from '../content/content-audience.ts'
import { inOrder } from '../content/newest-first.ts'
import { contentRowOf } from '../content/present-content.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

/** Categories without solutions are left out. */
export const listSolutionCategoriesRoute = (deps: CatalogueDeps) =>
  route(
    listSolutionCategories,
    async (_, context) => {
      const audience = await contentAudience(deps, context)
      const solutions = inOrder(deps.content.all('solution'))
      return result(
        solutionCategory.options.flatMap((category) => {
          const own = solutions.filter(
            ({ details }) => details.kind === 'solution' && details.solutionCategory === category,
          )
          return own.length === 0
            ? []
            : [{ category, solutions: own.map((item) => contentRowOf(deps, item, audience)) }]
        }),
      )
    },
    { waitsFor: [contentProjection] },
  )
