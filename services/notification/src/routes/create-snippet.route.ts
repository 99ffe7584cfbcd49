import { randomUUID } from 'node:crypto'
import { commandRoute } from '@pinline/chassis/http/command-route'
import { createSnippet } from '@pinline/contracts/notification/snippet/create-snippet'
import { snippetId } from '@pinline/events/ids'
import { snippetDecider } from '../domain/snippet/snippet-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { snippetChangedOf } from './snippet-command-route.ts'

export const createSnippetRoute = ({ platform }: NotificationDeps) =>
  commandRoute(platform, createSnippet, snippetDecider, {
    toCommand: (content) => {
      const id = snippetId.parse(randomUUID())
      const writtenAt = platform.clock.now().toISOString()
      return {
        streamId: id,
        command: { type: 'create-snippet', snippetId: id, ...content, writtenAt } as const,
      }
    },
    toOutput: snippetChangedOf,
  })
