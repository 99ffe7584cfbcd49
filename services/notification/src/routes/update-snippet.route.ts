import { updateSnippet } from '@pinline/contracts/notification/snippet/update-snippet'
import type { NotificationDeps } from '../notification-deps.ts'
import { snippetCommandRoute } from './snippet-command-route.ts'

export const updateSnippetRoute = (deps: NotificationDeps) =>
  snippetCommandRoute(deps, updateSnippet, ({ id: _, revision: __, ...content }, now) => ({
    type: 'update-snippet',
    ...content,
    now,
  }))
