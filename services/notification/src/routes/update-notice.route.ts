import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { updateNotice } from '@pinline/contracts/notification/notice/update-notice'
import { noticeDecider } from '../domain/notice/notice-decider.ts'
import { putNoticeTexts } from '../notices/notice-vault.ts'
import { refuseUnknownSort } from '../notices/refuse-unknown-sort.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticeChangedOf, sameInstant } from './notice-command-route.ts'

export const updateNoticeRoute = ({ platform }: NotificationDeps) =>
  commandRoute(platform, updateNotice, noticeDecider, {
    toCommand: async ({ id, revision, texts, from, until, ...content }) => {
      const { state, version } = await loadStream(platform, noticeDecider, id)
      // Neither of them is to leave texts in the vault: of a notice that is gone, and of an edit that is refused.
      if (state.status === 'new' || state.status === 'deleted') return rejection('notice-not-found')
      if (version !== revision) return rejection('version-conflict')
      const refused =
        content.sortId === state.content.sortId ? undefined : await refuseUnknownSort(platform, content.sortId)
      if (refused !== undefined) return refused
      const period = { from: sameInstant(from) ?? state.content.from, until: sameInstant(until) }
      const textRef = await putNoticeTexts(platform, id, texts)
      const now = platform.clock.now().toISOString()
      const command = { type: 'update-notice', ...content, ...period, textRef, now } as const
      return { streamId: id, command, expectedVersion: revision }
    },
    toOutput: noticeChangedOf,
  })
