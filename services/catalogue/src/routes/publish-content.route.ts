import { publishContent } from '@pinline/contracts/catalogue/content/publish-content'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentCommandRoute, isFourEyes } from './content-command-route.ts'

export const publishContentRoute = (deps: CatalogueDeps) =>
  contentCommandRoute(deps, publishContent, (_, { by, now }) => ({
    type: 'publish-content',
    now,
    by,
    fourEyes: isFourEyes(deps),
  }))
