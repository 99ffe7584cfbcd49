import { confirmContentText } from '@pinline/contracts/catalogue/content/confirm-content-text'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentCommandRoute } from './content-command-route.ts'

export const confirmContentTextRoute = (deps: CatalogueDeps) =>
  contentCommandRoute(deps, confirmContentText, ({ language }, { by }) => ({
    type: 'confirm-content-text',
    language,
    by,
  }))
