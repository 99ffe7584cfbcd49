import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listUiTexts } from '@pinline/contracts/catalogue/ui-text/list-ui-texts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { uiTextsStreamId } from '../domain/ui-text/ui-text.ts'
import { uiTextDecider } from '../domain/ui-text/ui-text-decider.ts'

export const listUiTextsRoute = ({ platform }: CatalogueDeps) =>
  route(listUiTexts, async ({ language }) => {
    const { state, version } = await loadStream(platform, uiTextDecider, uiTextsStreamId(language))
    return result({ list: [...state.changed].map(([key, change]) => ({ key, ...change })), revision: version })
  })
