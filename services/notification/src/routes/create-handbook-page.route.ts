import { randomUUID } from 'node:crypto'
import { commandRoute } from '@pinline/chassis/http/command-route'
import { createHandbookPage } from '@pinline/contracts/notification/handbook/create-handbook-page'
import { handbookPageId } from '@pinline/events/ids'
import { handbookPageDecider } from '../domain/handbook-page/handbook-page-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { handbookPageChangedOf } from './handbook-command-route.ts'

export const createHandbookPageRoute = ({ platform }: NotificationDeps) =>
  commandRoute(platform, createHandbookPage, handbookPageDecider, {
    toCommand: (content) => {
      const id = handbookPageId.parse(randomUUID())
      const writtenAt = platform.clock.now().toISOString()
      return {
        streamId: id,
        command: { type: 'create-handbook-page', handbookPageId: id, ...content, writtenAt } as const,
      }
    },
    toOutput: handbookPageChangedOf,
  })
