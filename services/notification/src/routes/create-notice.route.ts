import { randomUUID } from 'node:crypto'
import { commandRoute } from '@pinline/chassis/http/command-route'
import { createNotice } from '@pinline/contracts/notification/notice/create-notice'
import { noticeId } from '@pinline/events/ids'
import { noticeDecider } from '../domain/notice/notice-decider.ts'
import { putNoticeTexts } from '../notices/notice-vault.ts'
import { refuseUnknownSort } from '../notices/refuse-unknown-sort.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticeChangedOf, sameInstant } from './notice-command-route.ts'

export const createNoticeRoute = ({ platform }: NotificationDeps) =>
  commandRoute(platform, createNotice, noticeDecider, {
    toCommand: async ({ texts, from, until, ...content }) => {
      const refused = await refuseUnknownSort(platform, content.sortId)
      if (refused !== undefined) return refused
      const id = noticeId.parse(randomUUID())
      const now = platform.clock.now().toISOString()
      const period = { from: sameInstant(from) ?? now, until: sameInstant(until) }
      const textRef = await putNoticeTexts(platform, id, texts)
      const command = { type: 'create-notice', noticeId: id, ...content, ...period, textRef, createdAt: now } as const
      return { streamId: id, command }
    },
    toOutput: noticeChangedOf,
  })
