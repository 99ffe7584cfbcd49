import { declineContentReview } from '@pinline/contracts/catalogue/content/decline-content-review'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentCommandRoute } from './content-command-route.ts'

export const declineContentReviewRoute = (deps: CatalogueDeps) =>
  contentCommandRoute(deps, declineContentReview, ({ reason }, { by }) => ({
    type: 'decline-content-review',
    reason,
    by,
  }))
