import { unpacked } from '@pinline/chassis/event-store/archived-commits'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listUiTextHistory } from '@pinline/contracts/catalogue/ui-text/list-ui-text-history'
import type { UiTextChange } from '@pinline/contracts/catalogue/ui-text/ui-text-fields'
import { uiTextEvent } from '@pinline/events/catalogue/ui-text-event'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { uiTextsStreamId } from '../domain/ui-text/ui-text.ts'
import { uiTextDecider } from '../domain/ui-text/ui-text-decider.ts'

/** Reads the commits of a page only, from the end of the stream. Each has one event. */
export const listUiTextHistoryRoute = ({ platform }: CatalogueDeps) =>
  route(listUiTextHistory, async ({ language, page, pageSize }) => {
    const streamId = uiTextsStreamId(language)
    const { version: total } = await loadStream(platform, uiTextDecider, streamId)
    const first = total - (page - 1) * pageSize
    const list: UiTextChange[] = []
    const commits = platform.store.commits
      .find({ streamId, version: { $lte: first, $gt: first - pageSize } })
      .sort({ version: -1 })
    for await (const { events, version, committedAt, actor } of unpacked(commits, true)) {
      for (const event of events.map((stored) => uiTextEvent.parse(stored))) {
        const text = event.type === 'ui-text-set' ? event.data.text : null
        list.push({ at: committedAt.toISOString(), actor, key: event.data.key, text, version })
      }
    }
    return result({ list, total, page, pageSize })
  })
