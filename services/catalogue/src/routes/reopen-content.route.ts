import { reopenContent } from '@pinline/contracts/catalogue/content/reopen-content'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentCommandRoute } from './content-command-route.ts'

export const reopenContentRoute = (deps: CatalogueDeps) =>
  contentCommandRoute(deps, reopenContent, (_, { by }) => ({ type: 'reopen-content', by }))
