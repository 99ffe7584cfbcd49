import { archiveContent } from '@pinline/contracts/catalogue/content/archive-content'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentCommandRoute } from './content-command-route.ts'

export const archiveContentRoute = (deps: CatalogueDeps) =>
  contentCommandRoute(deps, archiveContent, (_, { by }) => ({ type: 'archive-content', by }))
