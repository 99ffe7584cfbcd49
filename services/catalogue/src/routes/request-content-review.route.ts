import { requestContentReview } from '@pinline/contracts/catalogue/content/request-content-review'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentCommandRoute } from './content-command-route.ts'

export const requestContentReviewRoute = (deps: CatalogueDeps) =>
  contentCommandRoute(deps, requestContentReview, (_, { by }) => ({ type: 'request-content-review', by }))
