import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { getContentVersion } from '@pinline/contracts/catalogue/content/get-content-version'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { slugOf } from '../domain/content/content.ts'
import { contentAtVersion } from './content-at-version.ts'

export const getContentVersionRoute = (deps: CatalogueDeps) =>
  route(getContentVersion, async ({ id, version }) => {
    const state = await contentAtVersion(deps, id, version)
    if (isRejection(state)) return state
    return result({ version, slug: slugOf(state), details: state.draft.details, texts: state.draft.texts })
  })
