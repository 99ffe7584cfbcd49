import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { loadStreamAt } from '@pinline/chassis/event-store/load-stream-at'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getSnippetVersion } from '@pinline/contracts/notification/snippet/get-snippet-version'
import { snippetTexts } from '@pinline/contracts/notification/snippet/snippet-row'
import { snippetDecider } from '../domain/snippet/snippet-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

export const getSnippetVersionRoute = ({ platform }: NotificationDeps) =>
  route(getSnippetVersion, async ({ id, version }) => {
    const newest = await loadStream(platform, snippetDecider, id)
    if (newest.state.status === 'new') return rejection('snippet-not-found')
    if (newest.version < version) return rejection('snippet-version-not-found')
    const { state } = await loadStreamAt(platform, snippetDecider, id, version)
    if (state.status === 'new') return rejection('snippet-version-not-found')
    const { title, group, texts } = state.content
    return result({ version, title, group, texts: snippetTexts.parse(texts) })
  })
