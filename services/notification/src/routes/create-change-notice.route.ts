import { randomUUID } from 'node:crypto'
import { commandRoute } from '@pinline/chassis/http/command-route'
import { createChangeNotice } from '@pinline/contracts/notification/change-notice/create-change-notice'
import { changeNoticeId } from '@pinline/events/ids'
import { changeNoticeDecider } from '../domain/change-notice/change-notice-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { changeNoticeChangedOf } from './change-notice-command-route.ts'

export const createChangeNoticeRoute = ({ platform }: NotificationDeps) =>
  commandRoute(platform, createChangeNotice, changeNoticeDecider, {
    toCommand: (content) => {
      const id = changeNoticeId.parse(randomUUID())
      const writtenAt = platform.clock.now().toISOString()
      return {
        streamId: id,
        command: { type: 'create-change-notice', changeNoticeId: id, ...content, writtenAt } as const,
      }
    },
    toOutput: changeNoticeChangedOf,
  })
