import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { loadStreamAt } from '@pinline/chassis/event-store/load-stream-at'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getHandbookVersion } from '@pinline/contracts/notification/handbook/get-handbook-version'
import { handbookPageDecider } from '../domain/handbook-page/handbook-page-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

export const getHandbookVersionRoute = ({ platform }: NotificationDeps) =>
  route(getHandbookVersion, async ({ id, version }) => {
    const newest = await loadStream(platform, handbookPageDecider, id)
    if (newest.state.status === 'new') return rejection('handbook-page-not-found')
    if (newest.version < version) return rejection('handbook-version-not-found')
    const { state } = await loadStreamAt(platform, handbookPageDecider, id, version)
    return state.status === 'new' ? rejection('handbook-version-not-found') : result({ version, ...state.content })
  })
