import { isRejection } from '@pinline/contracts/api/error-codes'
import { restoreContentVersion } from '@pinline/contracts/catalogue/content/restore-content-version'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAtVersion } from './content-at-version.ts'
import { contentCommandRoute } from './content-command-route.ts'

export const restoreContentVersionRoute = (deps: CatalogueDeps) =>
  contentCommandRoute(deps, restoreContentVersion, async ({ id, version }, { by }) => {
    const state = await contentAtVersion(deps, id, version)
    return isRejection(state) ? state : { type: 'restore-content-version', version, side: state.draft, by }
  })
